package dev.singlet.error;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;

/**
 * A limit that a throttled request met, as DynamoDB gives it: the table or the index, and the kind
 * of limit. Singlet's exceptions have it in their messages. {@link #of} finds it in any failure.
 *
 * <pre>{@code
 * } catch (SdkException failed) {
 *   Throttling.of(failed).forEach(each -> log.warn("{}: {}", each.reason(), each));
 * }
 * }</pre>
 *
 * @param reason DynamoDB's name of the limit, such as {@code IndexReadKeyRangeThroughputExceeded};
 *     {@code Unknown} if it gives none
 * @param table the table's name in DynamoDB; null if DynamoDB names no resource
 * @param index the index whose limit it is, also for a write to the table; null for the table
 *     itself
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_ThrottlingReason.html">ThrottlingReason</a>
 */
public record Throttling(String reason, @Nullable String table, @Nullable String index) {

  private static final String TABLE = ":table/";
  private static final String INDEX = "/index/";

  /**
   * Returns the limits that a failure was caused by.
   *
   * @param failure an exception of Singlet, of the SDK, or of a future; null for none
   * @return the limits; empty if it was not throttled, or if DynamoDB gave no reason, as DynamoDB
   *     Local does
   */
  public static List<Throttling> of(@Nullable Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      List<ThrottlingReason> reasons = reasons(cause);
      if (!reasons.isEmpty()) {
        return reasons.stream().map(Throttling::of).toList();
      }
    }
    return List.of();
  }

  /** Adds the limits to a message. A cause of Singlet's has them in its own message already. */
  static String explain(String message, @Nullable Throwable cause) {
    List<Throttling> limits = cause instanceof SingletException ? List.of() : of(cause);
    return limits.isEmpty()
        ? message
        : limits.stream()
            .map(Throttling::toString)
            .collect(Collectors.joining(" ", message + " ", ""));
  }

  private static List<ThrottlingReason> reasons(Throwable failure) {
    if (failure instanceof ProvisionedThroughputExceededException exceeded) {
      return exceeded.throttlingReasons();
    }
    if (failure instanceof ThrottlingException throttled) {
      return throttled.throttlingReasons();
    }
    return failure instanceof RequestLimitExceededException limited
        ? limited.throttlingReasons()
        : List.of();
  }

  private static Throttling of(ThrottlingReason given) {
    String reason = given.reason() == null ? "Unknown" : given.reason();
    String resource = given.resource() == null ? "" : given.resource();
    int start = resource.indexOf(TABLE);
    if (start < 0) {
      return new Throttling(reason, null, null);
    }
    String path = resource.substring(start + TABLE.length());
    int end = path.indexOf(INDEX);
    return end < 0
        ? new Throttling(reason, path, null)
        : new Throttling(reason, path.substring(0, end), path.substring(end + INDEX.length()));
  }

  /**
   * Returns whether the traffic of one partition was too high, even though the table or index as a
   * whole may have capacity left.
   *
   * @return false for the limits of a table, an index or the account
   */
  public boolean isOnePartition() {
    return reason.endsWith("KeyRangeThroughputExceeded");
  }

  /**
   * Returns the resource as DynamoDB writes it in a name: the table, with the index.
   *
   * @return such as {@code GitHubTable/index/GSI1}; empty if DynamoDB names none
   */
  public Optional<String> resource() {
    return Optional.ofNullable(index == null ? table : table + INDEX + index);
  }

  /** Returns the limit and what to do, in sentences. */
  @Override
  public String toString() {
    String place =
        table == null
            ? ""
            : " of "
                + (index == null
                    ? "the table " + table
                    : "the index " + index + " of the table " + table);
    return "DynamoDB throttles: " + reason + place + "." + advice();
  }

  private String advice() {
    String traffic = reason.contains("Write") ? "writes" : "reads";
    String waits =
        reason.startsWith("IndexWrite")
            ? " Writes to the table are refused until the index has taken the earlier ones."
            : "";
    if (isOnePartition()) {
      return " One partition gets more "
          + traffic
          + " than a partition can take."
          + waits
          + " Spread them over more partition keys, such as shards"
          + (traffic.equals("reads") ? ", or keep what is read most in a cache." : ".");
    }
    if (reason.endsWith("MaxOnDemandThroughputExceeded")) {
      return " There are more "
          + traffic
          + " than the maximum that is set for on-demand capacity."
          + waits
          + " Raise this maximum.";
    }
    if (reason.endsWith("ProvisionedThroughputExceeded")) {
      return " There are more "
          + traffic
          + " than the provisioned capacity."
          + waits
          + " Raise it, let it scale, or change to on-demand capacity.";
    }
    return reason.endsWith("AccountLimitExceeded")
        ? " There are more "
            + traffic
            + " than the account's quota for one table."
            + waits
            + " Ask AWS for a higher quota."
        : waits;
  }
}
