package dev.singlet.internal.repair;

/**
 * The size of a table, as DynamoDB counts it every six hours.
 *
 * @param items the number of its items
 * @param bytes the size of all of them in bytes
 */
public record TableSize(long items, long bytes) {

  /** Nothing is known. */
  public static final TableSize UNKNOWN = new TableSize(0, 0);

  /** Returns about the size of one of several shares. */
  public TableSize ofShare(int shares) {
    return new TableSize(items / shares, bytes / shares);
  }
}
