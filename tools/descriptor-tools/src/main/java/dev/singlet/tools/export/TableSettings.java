package dev.singlet.tools.export;

import dev.singlet.tools.error.UserErrorException;
import java.util.List;

/**
 * The settings of a table to create that its model doesn't have. The defaults lose no data and cost
 * nothing while the table isn't used, but for the backups of point-in-time recovery.
 *
 * @param throughput the capacity of the table and of its global indexes
 * @param recoveryDays the days of point-in-time recovery, <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_PointInTimeRecoverySpecification.html">from
 *     1 to 35</a>: the table and its replicas can be restored to any second of them. 0 for none
 * @param deletionProtection whether a request to delete the table or a replica is refused
 * @param stream what the table's stream holds. Replicas need a stream of new and old images: with
 *     several regions, none becomes this one
 * @param encryption who holds the key that the table is encrypted with
 * @param kmsKey ARN or alias ({@code alias/...}) of the key, if the encryption is {@link
 *     Encryption#CUSTOMER_MANAGED}
 * @param tableClass the class that prices storage and requests
 * @param regions all regions of a global table, the one of the stack first; none for the table of
 *     one region
 */
public record TableSettings(
    TableThroughput throughput,
    int recoveryDays,
    boolean deletionProtection,
    Stream stream,
    Encryption encryption,
    String kmsKey,
    TableClass tableClass,
    List<String> regions) {

  /** The longest period of point-in-time recovery, which is DynamoDB's default. */
  public static final int MAX_RECOVERY_DAYS = 35;

  public TableSettings {
    regions = List.copyOf(regions);
    if (recoveryDays != 0) {
      recoveryDays(recoveryDays);
    }
    if (encryption == Encryption.CUSTOMER_MANAGED
        && !kmsKey.startsWith("alias/")
        && !kmsKey.startsWith("arn:")) {
      throw new UserErrorException(
          "The KMS key \""
              + kmsKey
              + "\" is neither an ARN nor an alias. Give the ARN of a key, or alias/ and the name.");
    }
    for (String region : regions) {
      if (!region.matches("[a-z0-9-]+")) {
        throw new UserErrorException(
            "\"" + region + "\" is not a region of AWS. Give names such as eu-west-1.");
      }
    }
    if (regions.size() > 1) {
      if (encryption == Encryption.CUSTOMER_MANAGED && kmsKey.startsWith("arn:")) {
        throw new UserErrorException(
            "The KMS key "
                + kmsKey
                + " is of one region, and the table has "
                + regions.size()
                + ". Give an alias that each region has, as alias/ and the name.");
      }
      if (stream == Stream.NONE) {
        stream = Stream.NEW_AND_OLD_IMAGES;
      }
      if (stream != Stream.NEW_AND_OLD_IMAGES) {
        throw new UserErrorException(
            "A table in several regions can't have a stream of "
                + stream
                + ", because its replicas read the stream. Give NEW_AND_OLD_IMAGES.");
      }
    }
  }

  /** The images that a stream holds of each change. */
  public enum Stream {
    NONE,
    KEYS_ONLY,
    NEW_IMAGE,
    OLD_IMAGE,
    NEW_AND_OLD_IMAGES
  }

  /** The owner of the key. */
  public enum Encryption {
    AWS_OWNED,
    AWS_MANAGED,
    CUSTOMER_MANAGED
  }

  /** The classes of tables: for requests that cost more than storage, and the other way round. */
  public enum TableClass {
    STANDARD,
    STANDARD_INFREQUENT_ACCESS
  }

  /** On demand, with point-in-time recovery and deletion protection, and no stream. */
  public static TableSettings safe() {
    return new TableSettings(
        TableThroughput.onDemand(),
        MAX_RECOVERY_DAYS,
        true,
        Stream.NONE,
        Encryption.AWS_OWNED,
        "",
        TableClass.STANDARD,
        List.of());
  }

  public boolean isProvisioned() {
    return throughput.isProvisioned();
  }

  public boolean hasPointInTimeRecovery() {
    return recoveryDays > 0;
  }

  /**
   * Returns the days of a table that has point-in-time recovery.
   *
   * @throws UserErrorException if DynamoDB doesn't take this period
   */
  public static int recoveryDays(int days) {
    if (days < 1 || days > MAX_RECOVERY_DAYS) {
      throw new UserErrorException(
          "Point-in-time recovery of " + days + " days is not possible. Give 1 to 35 days.");
    }
    return days;
  }

  /** Returns whether the period of point-in-time recovery isn't DynamoDB's default. */
  public boolean hasOwnRecoveryDays() {
    return hasPointInTimeRecovery() && recoveryDays < MAX_RECOVERY_DAYS;
  }

  public boolean isInfrequentAccess() {
    return tableClass == TableClass.STANDARD_INFREQUENT_ACCESS;
  }

  public boolean hasStream() {
    return stream != Stream.NONE;
  }

  public boolean hasReplicas() {
    return regions.size() > 1;
  }
}
