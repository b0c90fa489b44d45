package dev.singlet.internal.batch;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * The settings of a batch.
 *
 * @param requestsAtOnce the number of requests that may run at once
 * @param budget the time to retry requests that make no progress
 * @param override the SDK's own request configuration
 */
public record BatchOptions(
    int requestsAtOnce, Duration budget, @Nullable AwsRequestOverrideConfiguration override) {

  public static final BatchOptions DEFAULT = new BatchOptions(4, Duration.ofSeconds(30), null);

  public BatchOptions {
    if (requestsAtOnce < 1) {
      throw invalid("requestsAtOnce(" + requestsAtOnce + "): give 1 or more.");
    }
    if (budget.isNegative()) {
      throw invalid("retryFor(" + budget + "): give a duration that is not negative.");
    }
  }

  public BatchOptions requestsAtOnce(int requests) {
    return new BatchOptions(requests, budget, override);
  }

  public BatchOptions budget(Duration duration) {
    return new BatchOptions(requestsAtOnce, duration, override);
  }

  public BatchOptions override(@Nullable AwsRequestOverrideConfiguration configuration) {
    return new BatchOptions(requestsAtOnce, budget, configuration);
  }

  private static InvalidArgumentException invalid(String message) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, message);
  }
}
