package dev.singlet.internal.text;

/**
 * The limits of DynamoDB that are checked before a call, and the limit of attempts.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">Quotas
 *     and limits in DynamoDB</a>
 */
public final class Limits {

  /** The bytes of a partition key, in UTF-8. */
  public static final int PARTITION_KEY_BYTES = 2048;

  /** The bytes of a sort key, in UTF-8. */
  public static final int SORT_KEY_BYTES = 1024;

  /** The bytes of an item: 400 KB. */
  public static final int ITEM_BYTES = 400 * 1024;

  /** The bytes of the key of a map, in UTF-8: 64 KB less one. */
  public static final int MAP_KEY_BYTES = 64 * 1024 - 1;

  /** The bytes of an attribute's name, in UTF-8: 64 KB less one. */
  public static final int NAME_BYTES = 64 * 1024 - 1;

  /** The levels of lists and maps in an item, the item itself counted. */
  public static final int NESTING_LEVELS = 32;

  /**
   * The significant digits of a number.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html">38
   *     digits, magnitudes from 1E-130 to 9.9E+125</a>
   */
  public static final int NUMBER_DIGITS = 38;

  /** The greatest exponent of a number in scientific notation. */
  public static final int MAX_EXPONENT = 125;

  /** The least exponent of a number in scientific notation. */
  public static final int MIN_EXPONENT = -130;

  /** The bytes of a number as DynamoDB counts them. */
  public static final int NUMBER_BYTES = 21;

  /** The bytes of an expression. */
  public static final int EXPRESSION_BYTES = 4096;

  /** The operators and functions of all expressions of a request. */
  public static final int EXPRESSION_OPERATORS = 300;

  /** The operands of one {@code IN}. */
  public static final int IN_OPERANDS = 100;

  /**
   * The matches of a {@code SearchVectors} request.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/VectorSearchTroubleshooting.html">Troubleshooting
   *     vector indexes</a>
   */
  public static final int SEARCH_MATCHES = 100;

  /** The segments of a scan. */
  public static final int SCAN_SEGMENTS = 1_000_000;

  /** The keys of a {@code BatchGetItem} request. */
  public static final int BATCH_GET_KEYS = 100;

  /** The writes of a {@code BatchWriteItem} request. */
  public static final int BATCH_WRITES = 25;

  /** The bytes of a {@code BatchWriteItem} request: 16 MB. */
  public static final long BATCH_WRITE_BYTES = 16L * 1024 * 1024;

  /** The operations of a transaction. */
  public static final int TRANSACTION_ACTIONS = 100;

  /** The bytes of the items of a transaction: 4 MB. */
  public static final long TRANSACTION_BYTES = 4L * 1024 * 1024;

  /** The characters of a transaction's idempotency token. */
  public static final int IDEMPOTENCY_TOKEN_CHARS = 36;

  /**
   * The attempts of a request that others are in the way of, by default. The pauses take 2.6 s at
   * most.
   */
  public static final int ATTEMPTS = 8;

  private Limits() {}
}
