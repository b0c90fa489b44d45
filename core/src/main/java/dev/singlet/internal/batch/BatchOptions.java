package dev.singlet.internal.batch;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * How a batch is carried out.
 *
 * @param requestsAtOnce how many requests may be under way
 * @param budget how long requests are repeated that all do nothing
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
