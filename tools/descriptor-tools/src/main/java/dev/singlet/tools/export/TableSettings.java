package dev.singlet.tools.export;

import dev.singlet.tools.error.UserErrorException;
import java.util.List;

/**
 * The settings of a table to create that its model doesn't have. The defaults lose no data and cost
 * nothing while the table isn't used, but for the backups of point-in-time recovery.
 *
 * @param capacity on demand or provisioned
 * @param readUnits read capacity units of the table and of each global index, if provisioned
 * @param writeUnits write capacity units of the table and of each global index, if provisioned
 * @param pointInTimeRecovery whether the table can be restored to any second of the last 35 days
 * @param deletionProtection whether a request to delete the table is refused
 * @param stream what the table's stream holds. Replicas need a stream of new and old images: with
 *     several regions, none becomes this one
 * @param encryption who holds the key that the table is encrypted with
 * @param kmsKey ARN or alias ({@code alias/...}) of the key, if the encryption is {@link
 *     Encryption#CUSTOMER_MANAGED}
 * @param regions all regions of a global table, the one of the stack first; none for the table of
 *     one region
 */
public record TableSettings(
    Capacity capacity,
    int readUnits,
    int writeUnits,
    boolean pointInTimeRecovery,
    boolean deletionProtection,
    Stream stream,
    Encryption encryption,
    String kmsKey,
    List<String> regions) {

  public TableSettings {
    regions = List.copyOf(regions);
    if (capacity == Capacity.PROVISIONED && (readUnits < 1 || writeUnits < 1)) {
      throw new UserErrorException(
          "Provisioned capacity of "
              + readUnits
              + " read and "
              + writeUnits
              + " write units is too little. Give at least 1 of each.");
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

  /** The way to pay for capacity. */
  public enum Capacity {
    ON_DEMAND,
    PROVISIONED
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

  /** On demand, with point-in-time recovery and deletion protection, and no stream. */
  public static TableSettings safe() {
    return new TableSettings(
        Capacity.ON_DEMAND, 5, 5, true, true, Stream.NONE, Encryption.AWS_OWNED, "", List.of());
  }

  public boolean isProvisioned() {
    return capacity == Capacity.PROVISIONED;
  }

  public boolean hasStream() {
    return stream != Stream.NONE;
  }

  public boolean hasReplicas() {
    return regions.size() > 1;
  }
}
