package dev.singlet.tools.export;

/**
 * How a table is to be created, beyond what its model says. The defaults lose no data and cost
 * nothing while the table isn't used, but for the backups of point-in-time recovery.
 *
 * @param capacity on demand or provisioned
 * @param readUnits read capacity units of the table and of each global index, if provisioned
 * @param writeUnits write capacity units of the table and of each global index, if provisioned
 * @param pointInTimeRecovery whether the table can be restored to any second of the last 35 days
 * @param deletionProtection whether a request to delete the table is refused
 * @param stream what the table's stream holds
 * @param encryption who holds the key that the table is encrypted with
 * @param kmsKey ARN or alias of the key, if the encryption is {@link Encryption#CUSTOMER_MANAGED}
 */
public record TableSettings(
    Capacity capacity,
    int readUnits,
    int writeUnits,
    boolean pointInTimeRecovery,
    boolean deletionProtection,
    Stream stream,
    Encryption encryption,
    String kmsKey) {

  /** How capacity is paid for. */
  public enum Capacity {
    ON_DEMAND,
    PROVISIONED
  }

  /** What a stream holds of each change. */
  public enum Stream {
    NONE,
    KEYS_ONLY,
    NEW_IMAGE,
    OLD_IMAGE,
    NEW_AND_OLD_IMAGES
  }

  /** Who holds the key. */
  public enum Encryption {
    AWS_OWNED,
    AWS_MANAGED,
    CUSTOMER_MANAGED
  }

  /** On demand, with point-in-time recovery and deletion protection, and no stream. */
  public static TableSettings safe() {
    return new TableSettings(
        Capacity.ON_DEMAND, 5, 5, true, true, Stream.NONE, Encryption.AWS_OWNED, "");
  }

  public boolean isProvisioned() {
    return capacity == Capacity.PROVISIONED;
  }

  public boolean hasStream() {
    return stream != Stream.NONE;
  }
}
