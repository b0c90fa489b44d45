package dev.singlet.it.observability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.Throttling;
import dev.singlet.it.observability.model.Book;
import dev.singlet.it.observability.model.BookEntity;
import dev.singlet.it.observability.model.LibraryTable;
import dev.singlet.listener.RequestReport;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.metrics.CoreMetric;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** Clients that the SDK built, which send requests again by themselves. */
class RetriesTest {

  private final List<RequestReport> reports = new CopyOnWriteArrayList<>();
  private final Published published = new Published();

  private <B extends AwsClientBuilder<B, C>, C> C build(B builder, ThrottlingServer server) {
    return builder
        .endpointOverride(server.uri())
        .region(Region.US_EAST_1)
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
        .overrideConfiguration(
            configuration ->
                configuration
                    .retryStrategy(
                        AwsRetryStrategy.standardRetryStrategy().toBuilder()
                            .maxAttempts(4)
                            .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                            .build())
                    .addMetricPublisher(published))
        .build();
  }

  @Test
  void theSdksRetriesAreCounted() {
    try (ThrottlingServer server = ThrottlingServer.throttling(2);
        DynamoDbClient dynamoDb = build(DynamoDbClient.builder(), server)) {
      TableClient library = LibraryTable.client(dynamoDb).withListener(reports::add);

      Optional<Book> none = library.execute(BookEntity.get("A", "Emma"));

      assertThat(none).isEmpty();
      assertThat(reports).extracting(RequestReport::retries).containsExactly(2);
      assertThat(reports).extracting(RequestReport::throttles).containsExactly(2);
      assertThat(reports).allMatch(RequestReport::isAnswered);
    }
  }

  @Test
  void theRetriesOfAnAsyncClientAreCountedBeforeItsFutureIsDone() {
    try (ThrottlingServer server = ThrottlingServer.throttling(2);
        DynamoDbAsyncClient dynamoDb = build(DynamoDbAsyncClient.builder(), server)) {
      AsyncTableClient library = LibraryTable.asyncClient(dynamoDb).withListener(reports::add);

      Optional<Book> none = library.execute(BookEntity.get("A", "Emma")).join();

      assertThat(none).isEmpty();
      assertThat(reports).extracting(RequestReport::retries).containsExactly(2);
      assertThat(reports).extracting(RequestReport::throttles).containsExactly(2);
      assertThat(reports).extracting(RequestReport::operation).containsExactly("Book.get");
    }
  }

  @Test
  void whatFailsAfterAllRetriesIsReportedOnce() {
    try (ThrottlingServer server = ThrottlingServer.throttling(100);
        DynamoDbClient dynamoDb = build(DynamoDbClient.builder(), server)) {
      TableClient library = LibraryTable.client(dynamoDb).withListener(reports::add);

      assertThatThrownBy(() -> library.execute(BookEntity.get("A", "Emma")))
          .isInstanceOf(ProvisionedThroughputExceededException.class);

      assertThat(reports).extracting(RequestReport::retries).containsExactly(3);
      assertThat(reports).extracting(RequestReport::throttles).containsExactly(4);
      assertThat(reports.get(0).throttling())
          .containsExactly(new Throttling("TableReadKeyRangeThroughputExceeded", "Library", null));
      assertThat(reports.get(0).failure())
          .isInstanceOf(ProvisionedThroughputExceededException.class);
    }
  }

  @Test
  void theFailureOfAnAsyncRequestIsTheSdksOwn() {
    try (ThrottlingServer server = ThrottlingServer.throttling(100);
        DynamoDbAsyncClient dynamoDb = build(DynamoDbAsyncClient.builder(), server)) {
      AsyncTableClient library = LibraryTable.asyncClient(dynamoDb).withListener(reports::add);

      assertThatThrownBy(() -> library.execute(BookEntity.get("A", "Emma")).join())
          .hasCauseInstanceOf(ProvisionedThroughputExceededException.class);

      assertThat(reports).extracting(RequestReport::retries).containsExactly(3);
      assertThat(reports).extracting(RequestReport::throttles).containsExactly(4);
      assertThat(reports.get(0).throttling())
          .containsExactly(new Throttling("TableReadKeyRangeThroughputExceeded", "Library", null));
      assertThat(reports.get(0).failure())
          .isInstanceOf(ProvisionedThroughputExceededException.class);
    }
  }

  @Test
  void aRequestThatIsCancelledIsReported() throws InterruptedException {
    BlockingQueue<RequestReport> told = new LinkedBlockingQueue<>();
    try (ThrottlingServer server = ThrottlingServer.silent();
        DynamoDbAsyncClient dynamoDb = build(DynamoDbAsyncClient.builder(), server)) {
      AsyncTableClient library = LibraryTable.asyncClient(dynamoDb).withListener(told::add);

      CompletableFuture<Optional<Book>> book = library.execute(BookEntity.get("A", "Emma"));
      book.cancel(true);

      RequestReport report = told.poll(10, TimeUnit.SECONDS);
      assertThat(report).isNotNull();
      assertThat(report.failure()).isInstanceOf(CancellationException.class);
      assertThat(told).isEmpty();
    }
  }

  @Test
  void anErrorOfAListenerFailsTheFuture() {
    try (ThrottlingServer server = ThrottlingServer.throttling(0);
        DynamoDbAsyncClient dynamoDb = build(DynamoDbAsyncClient.builder(), server)) {
      AsyncTableClient library =
          LibraryTable.asyncClient(dynamoDb)
              .withListener(
                  report -> {
                    throw new AssertionError("unexpected");
                  });

      assertThatThrownBy(() -> library.execute(BookEntity.get("A", "Emma")).join())
          .hasCauseInstanceOf(AssertionError.class);
    }
  }

  @Test
  void publishersOfTheClientStillGetTheMetrics() {
    try (ThrottlingServer server = ThrottlingServer.throttling(1);
        DynamoDbClient dynamoDb = build(DynamoDbClient.builder(), server)) {
      TableClient library = LibraryTable.client(dynamoDb).withListener(reports::add);

      library.execute(BookEntity.get("A", "Emma"));

      assertThat(published.retries()).containsExactly(1);
    }
  }

  @Test
  void publishersOfAnAsyncClientStillGetTheMetrics() {
    try (ThrottlingServer server = ThrottlingServer.throttling(1);
        DynamoDbAsyncClient dynamoDb = build(DynamoDbAsyncClient.builder(), server)) {
      AsyncTableClient library = LibraryTable.asyncClient(dynamoDb).withListener(reports::add);

      library.execute(BookEntity.get("A", "Emma")).join();

      assertThat(published.retries()).containsExactly(1);
    }
  }

  @Test
  void publishersOfARequestStillGetTheMetricsInsteadOfThoseOfTheClient() {
    Published own = new Published();
    try (ThrottlingServer server = ThrottlingServer.throttling(1);
        DynamoDbClient dynamoDb = build(DynamoDbClient.builder(), server)) {
      TableClient library = LibraryTable.client(dynamoDb).withListener(reports::add);
      AwsRequestOverrideConfiguration configuration =
          AwsRequestOverrideConfiguration.builder()
              .addMetricPublisher(own)
              .apiCallTimeout(Duration.ofSeconds(30))
              .build();

      library.execute(BookEntity.get("A", "Emma").overrideConfiguration(configuration));

      assertThat(own.retries()).containsExactly(1);
      assertThat(published.retries()).isEmpty();
      assertThat(reports).extracting(RequestReport::retries).containsExactly(1);
    }
  }

  /** Keeps what it gets. */
  private record Published(List<MetricCollection> metrics) implements MetricPublisher {

    Published() {
      this(new CopyOnWriteArrayList<>());
    }

    List<Integer> retries() {
      return metrics.stream()
          .flatMap(collection -> collection.metricValues(CoreMetric.RETRY_COUNT).stream())
          .toList();
    }

    @Override
    public void publish(MetricCollection collection) {
      metrics.add(collection);
    }

    @Override
    public void close() {}
  }
}
