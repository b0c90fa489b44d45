package dev.singlet.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.metrics.CoreMetric;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Counts the SDK's retries of one request. The SDK reports them only to publishers of metrics. */
final class RetryCount implements MetricPublisher {

  private static final String THROTTLING = "Throttling";

  private volatile int retries;
  private volatile int throttles;

  int retries() {
    return retries;
  }

  /** Returns the number of attempts that were throttled. */
  int throttles() {
    return throttles;
  }

  /**
   * Returns the request with this publisher added. The publishers of a request replace those of the
   * client, so the client's are copied. If they are unknown, nothing is counted.
   */
  <Q extends DynamoDbRequest> Q count(
      Q request, Supplier<DynamoDbServiceClientConfiguration> client) {
    AwsRequestOverrideConfiguration own = request.overrideConfiguration().orElse(null);
    List<MetricPublisher> publishers =
        own == null || own.metricPublishers().isEmpty()
            ? publishersOf(client)
            : own.metricPublishers();
    if (publishers == null) {
      return request;
    }
    List<MetricPublisher> all = new ArrayList<>(publishers);
    all.add(this);
    AwsRequestOverrideConfiguration.Builder changed =
        own == null ? AwsRequestOverrideConfiguration.builder() : own.toBuilder();
    @SuppressWarnings("unchecked") // A request's builder builds that request.
    Q counted =
        (Q)
            request.toBuilder()
                .overrideConfiguration(changed.metricPublishers(all).build())
                .build();
    return counted;
  }

  private static @Nullable List<MetricPublisher> publishersOf(
      Supplier<DynamoDbServiceClientConfiguration> client) {
    try {
      DynamoDbServiceClientConfiguration configuration = client.get();
      return configuration == null
          ? null
          : configuration.overrideConfiguration().metricPublishers();
    } catch (UnsupportedOperationException notBuiltByTheSdk) {
      return null;
    }
  }

  @Override
  public void publish(MetricCollection metrics) {
    retries =
        metrics.metricValues(CoreMetric.RETRY_COUNT).stream().mapToInt(Integer::intValue).sum();
    throttles =
        (int)
            metrics.children().stream()
                .flatMap(attempt -> attempt.metricValues(CoreMetric.ERROR_TYPE).stream())
                .filter(THROTTLING::equals)
                .count();
  }

  @Override
  public void close() {}
}
