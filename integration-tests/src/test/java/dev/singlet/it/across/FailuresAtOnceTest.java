package dev.singlet.it.across;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.across.model.Weather.Reading;
import dev.singlet.it.across.model.WeatherReadingEntity;
import dev.singlet.it.across.model.WeatherTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * A failed operation of several requests at once: no other request starts, and those under way have
 * ended when it throws.
 */
class FailuresAtOnceTest {

  private static final int THREADS = 3;
  private static final Instant START = Instant.parse("2024-02-27T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(WeatherTable.SCHEMA);

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(1).start();

  @AfterEach
  void stop() {
    threads.shutdownNow();
    proxy.close();
  }

  private static Reading reading(int number) {
    return new Reading(
        "d" + number % 9, START.plusSeconds(number), LocalDate.of(2024, 2, 27), 1, "old");
  }

  private static <E> List<E> each(int count, IntFunction<E> maker) {
    return IntStream.range(0, count).mapToObj(maker).toList();
  }

  private static Arguments operation(
      Class<? extends DynamoDbRequest> request, Consumer<TableClient> operation) {
    return Arguments.of(request, operation);
  }

  static Stream<Arguments> operations() {
    return Stream.of(
        operation(
            QueryRequest.class,
            client ->
                client.execute(
                    WeatherReadingEntity.all(between(START, START.plusSeconds(9 * 3600))))),
        operation(
            QueryRequest.class,
            client ->
                client.execute(
                    WeatherReadingEntity.all(between(START, START.plusSeconds(9 * 3600))).count())),
        operation(
            ScanRequest.class,
            client ->
                client.execute(
                    WeatherTable.scan(WeatherReadingEntity.type())
                        .segments(8)
                        .forEach(reading -> {}))),
        operation(
            BatchGetItemRequest.class,
            client ->
                client.execute(
                    BatchGet.of(
                            each(800, i -> WeatherReadingEntity.get("d1", START.plusSeconds(i))))
                        .requestsAtOnce(THREADS))),
        operation(
            BatchWriteItemRequest.class,
            client ->
                client.execute(
                    BatchWrite.of(each(200, i -> WeatherReadingEntity.put(reading(i))))
                        .requestsAtOnce(THREADS))),
        operation(
            UpdateItemRequest.class,
            client ->
                client.execute(
                    WeatherReadingEntity.ofDevice("d1")
                        .updateAll(
                            reading ->
                                WeatherReadingEntity.update(reading.device(), reading.takenAt())
                                    .label("new"))
                        .requestsAtOnce(THREADS))));
  }

  @ParameterizedTest(name = "{index} {0}")
  @MethodSource("operations")
  void nothingIsUnderWayAfterTheFailure(
      Class<? extends DynamoDbRequest> request, Consumer<TableClient> operation) throws Exception {
    Readings.write(table, each(90, FailuresAtOnceTest::reading));
    Denial denial = new Denial(request);
    TableClient client =
        table
            .client(
                proxy.client(
                    sdk -> sdk.overrideConfiguration(c -> c.addExecutionInterceptor(denial))))
            .withExecutor(threads);

    assertThatThrownBy(() -> operation.accept(client)).isInstanceOf(RuntimeException.class);

    assertThat(denial.ended).as("ended before the failure").hasValue(THREADS);
    TimeUnit.MILLISECONDS.sleep(50);
    assertThat(denial.begun).as("begun, also afterwards").hasValue(THREADS);
    assertThat(proxy.requests(request)).as("sent").isEqualTo(THREADS - 1);
  }

  /** Denies the first request when all threads have one. The others take longer. */
  private static final class Denial implements ExecutionInterceptor {

    private final Class<? extends DynamoDbRequest> type;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();
    private final CountDownLatch allBegun = new CountDownLatch(THREADS);
    private final CountDownLatch denied = new CountDownLatch(1);

    Denial(Class<? extends DynamoDbRequest> type) {
      this.type = type;
    }

    @Override
    public void beforeTransmission(
        Context.BeforeTransmission context, ExecutionAttributes attributes) {
      if (!type.isInstance(context.request())) {
        return;
      }
      int number = begun.incrementAndGet();
      allBegun.countDown();
      try {
        if (!allBegun.await(20, TimeUnit.SECONDS)) {
          throw new IllegalStateException("not all threads have a request");
        }
        if (number > 1) {
          if (!denied.await(20, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the first request is not denied");
          }
          TimeUnit.MILLISECONDS.sleep(150);
        }
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
      if (number == 1) {
        throw DynamoDbException.builder()
            .message("not authorized")
            .statusCode(400)
            .awsErrorDetails(
                AwsErrorDetails.builder()
                    .errorCode("AccessDeniedException")
                    .errorMessage("not authorized")
                    .build())
            .build();
      }
    }

    @Override
    public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
      count(context.request());
    }

    @Override
    public void onExecutionFailure(
        Context.FailedExecution context, ExecutionAttributes attributes) {
      count(context.request());
      denied.countDown();
    }

    private void count(Object request) {
      if (type.isInstance(request)) {
        ended.incrementAndGet();
      }
    }
  }
}
