package dev.singlet.error;

/** The kinds of run-time error. Codes stay the same from release to release. */
public enum ErrorCode {
  /** Attributes of an entity are missing or violate their constraints. */
  INVALID_ENTITY("SGR0101"),

  /**
   * A value can't be in a key: it is empty, too long, contains the delimiter, or has too many
   * digits.
   */
  INVALID_KEY("SGR0102"),

  /** A value given to a condition or an increment is null, or can't be stored in its type. */
  INVALID_VALUE("SGR0103"),

  /**
   * A range has its ends in the wrong order in a condition, or can't be used where it is given: it
   * lacks an end, or is in too many partitions.
   */
  INVALID_RANGE("SGR0104"),

  /** An argument of an operation or an expression is not usable, such as a limit below 1. */
  INVALID_ARGUMENT("SGR0105"),

  /** An operation of one table was given to the client of another, or a table has other keys. */
  WRONG_TABLE("SGR0106"),

  /** An item is larger than DynamoDB allows. */
  ITEM_TOO_LARGE("SGR0107"),

  /** An expression is longer than DynamoDB allows, or has more operators. */
  EXPRESSION_TOO_LARGE("SGR0108"),

  /**
   * An update changes nothing, changes something twice, lacks parts of a key, or is impossible for
   * the stored item.
   */
  INVALID_UPDATE("SGR0109"),

  /**
   * A transaction is empty, beyond DynamoDB's limits, or has two operations on one item; or reads
   * and writes come in an order that it can't have.
   */
  INVALID_TRANSACTION("SGR0110"),

  /** The items of a table belong to tenants, and a client has no tenant or an invalid one. */
  TENANT_REQUIRED("SGR0111"),

  /** An item requires a value from the context of its write, and the client gives none. */
  CONTEXT_VALUE_REQUIRED("SGR0112"),

  /** A hook of a table gave no record, one of another class or one with another primary key. */
  INVALID_HOOK("SGR0113"),

  /** A stored item does not fit its entity. */
  UNREADABLE_ITEM("SGR0201"),

  /** A page token is damaged, belongs to another query, or has another kind of signature. */
  INVALID_PAGE_TOKEN("SGR0202"),

  /** A record of a stream lacks the key or an image that its change needs. */
  INCOMPLETE_CHANGE("SGR0203"),

  /** A text is not JSON, or its JSON does not fit. */
  INVALID_JSON("SGR0204"),

  /** A file of a table's export lacks a part, or is not as its manifest says. */
  DAMAGED_EXPORT("SGR0205"),

  /** The condition of a write did not hold. */
  CONDITION_FAILED("SGR0301"),

  /** DynamoDB cancelled a transaction. */
  TRANSACTION_FAILED("SGR0302"),

  /** DynamoDB did not process all keys of a batch, even after retries. */
  UNPROCESSED_KEYS("SGR0401"),

  /** Some writes of a batch, or transactions of a series, were not or may not have been made. */
  INCOMPLETE_BATCH("SGR0402"),

  /** An operation of several requests failed after some of them had succeeded. */
  UNFINISHED("SGR0403"),

  /** Steps of a table's migrations are not done, have failed, or are at work elsewhere. */
  MIGRATION("SGR0501");

  private final String code;

  ErrorCode(String code) {
    this.code = code;
  }

  /**
   * Returns the code that messages and the documentation show.
   *
   * @return {@code SGR} and four digits
   */
  public String code() {
    return code;
  }
}
