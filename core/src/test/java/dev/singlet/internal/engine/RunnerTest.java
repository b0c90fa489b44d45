package dev.singlet.internal.engine;

import static dev.singlet.internal.engine.FakeTransport.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Steps on a client that blocks. */
@Timeout(60)
class RunnerTest {

  private final ExecutorService executor = Executors.newFixedThreadPool(3);
  private final Blocking dynamoDb = new Blocking();
  private final Runner alone = new Runner(new BlockingTransport(dynamoDb, null));
  private final Runner together = new Runner(new BlockingTransport(dynamoDb, executor));

  @AfterEach
  void end() {
    executor.shutdownNow();
  }

  @Test
  void allHappensOnTheThreadThatAsks() {
    List<Thread> followers = new ArrayList<>();
    Step<Integer> steps =
        get(1)
            .then(made -> Step.pause(Duration.ofMillis(1), () -> get(2)))
            .then(made -> Step.parallel(lanes(5), 3))
            .then(
                made -> {
                  followers.add(Thread.currentThread());
                  return get(3);
                });

    assertThat(alone.run(steps)).isEqualTo(3);
    assertThat(dynamoDb.threads).containsExactly(Thread.currentThread());
    assertThat(followers).containsExactly(Thread.currentThread());
  }

  @Test
  void lanesAreOnTheThreadsOfAnExecutorThatIsGiven() {
    dynamoDb.meeting = new CountDownLatch(3);

    assertThat(together.run(Step.parallel(lanes(3), 3))).containsExactly(1, 2, 3);
    assertThat(dynamoDb.threads).hasSize(3).doesNotContain(Thread.currentThread());
  }

  @Test
  void oneAfterTheOtherNeedsNoExecutor() {
    together.run(get(1).then(made -> Step.parallel(lanes(3), 1)));

    assertThat(dynamoDb.threads).containsExactly(Thread.currentThread());
  }

  @Test
  void throwsTheVeryExceptionWithTheCallersTrace() {
    dynamoDb.failure =
        () -> {
          throw ResourceNotFoundException.builder().message("no such table").build();
        };

    Throwable thrown = catchThrowable(() -> alone.run(get(1).map(made -> made)));

    assertThat(thrown).isInstanceOf(ResourceNotFoundException.class).hasNoCause();
    assertThat(thrown.getStackTrace())
        .extracting(StackTraceElement::getMethodName)
        .contains("throwsTheVeryExceptionWithTheCallersTrace");
  }

  @Test
  void throwsTheVeryExceptionOfAnotherThread() {
    ResourceNotFoundException failure = ResourceNotFoundException.builder().build();
    dynamoDb.failure =
        () -> {
          throw failure;
        };

    assertThat(catchThrowable(() -> together.run(Step.parallel(lanes(3), 3)))).isSameAs(failure);
  }

  @Test
  void throwsErrorsAsTheyAre() {
    Step<Integer> steps =
        get(1)
            .then(
                made -> {
                  throw new LinkageError("a class is missing");
                });

    assertThatExceptionOfType(LinkageError.class).isThrownBy(() -> alone.run(steps));
  }

  @Test
  void anInterruptedThreadStopsWaitingAndNothingFurtherIsSent() throws Exception {
    dynamoDb.meeting = new CountDownLatch(3);
    Thread caller = Thread.currentThread();
    executor.execute(
        () -> {
          dynamoDb.awaitRequests(2);
          caller.interrupt();
        });

    assertThatThrownBy(() -> together.run(Step.parallel(lanes(9), 2)))
        .isInstanceOf(AbortedException.class);
    assertThat(Thread.interrupted()).isTrue();
    dynamoDb.meeting.countDown();
    executor.shutdown();
    assertThat(executor.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    assertThat(dynamoDb.requests).as("nothing further").hasSize(2);
  }

  @Test
  void anInterruptedPauseIsAnAbortedRequest() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> alone.run(Step.pause(Duration.ofDays(1), () -> get(1))))
        .isInstanceOf(AbortedException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(dynamoDb.requests).isEmpty();
  }

  @Test
  void anExecutorThatTakesNothingMoreFailsWhatNeedsIt() {
    executor.shutdown();

    assertThatThrownBy(() -> together.run(Step.parallel(lanes(3), 3)))
        .isInstanceOf(RejectedExecutionException.class);
  }

  @Test
  void anExecutorThatTakesNothingAfterAPauseFailsWhatNeedsIt() {
    Iterator<Step<Integer>> paused =
        IntStream.rangeClosed(1, 2)
            .mapToObj(
                number ->
                    FakeTransport.get(number)
                        .then(
                            made -> {
                              executor.shutdown();
                              return Step.pause(Duration.ofMillis(1), () -> get(made));
                            }))
            .iterator();

    assertThatThrownBy(() -> together.run(Step.parallel(paused, 2)))
        .isInstanceOf(RejectedExecutionException.class);
  }

  private static Iterator<Step<Integer>> lanes(int count) {
    return IntStream.rangeClosed(1, count).<Step<Integer>>mapToObj(FakeTransport::get).iterator();
  }

  /** Answers get requests on the threads that send them. */
  private static final class Blocking implements DynamoDbClient {

    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private final Set<String> requests = ConcurrentHashMap.newKeySet();
    private volatile Runnable failure = () -> {};
    private volatile CountDownLatch meeting = new CountDownLatch(0);

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      threads.add(Thread.currentThread());
      requests.add(request.tableName());
      failure.run();
      meeting.countDown();
      try {
        meeting.await();
      } catch (InterruptedException interrupted) {
        throw AbortedException.create("interrupted", interrupted);
      }
      return FakeTransport.ANSWER;
    }

    void awaitRequests(int count) {
      while (requests.size() < count) {
        Thread.onSpinWait();
      }
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
