package dev.singlet.error;

/** The kinds of run-time error. Codes stay the same from release to release. */
public enum ErrorCode {
  /** Attributes of an entity are missing or violate their constraints. */
  INVALID_ENTITY("SGR0101"),

  /** A value cannot stand in a key: empty, too long, holding the delimiter, out of its digits. */
  INVALID_KEY("SGR0102"),

  /** A value given to a condition is null, or cannot be stored in the attribute's type. */
  INVALID_VALUE("SGR0103"),

  /** A range has its lower end above its upper end. */
  INVALID_RANGE("SGR0104"),

  /** What an operation or an expression is given is not usable, such as a limit below 1. */
  INVALID_ARGUMENT("SGR0105"),

  /** An operation of one table was given to the client of another, or a table has other keys. */
  WRONG_TABLE("SGR0106"),

  /** An item is larger than DynamoDB takes it. */
  ITEM_TOO_LARGE("SGR0107"),

  /** An expression is longer than DynamoDB takes, or has more operators. */
  EXPRESSION_TOO_LARGE("SGR0108"),

  /** An update changes nothing, changes something twice, or lacks parts of a key. */
  INVALID_UPDATE("SGR0109"),

  /** A transaction is empty, beyond DynamoDB's limits, or has two operations on one item. */
  INVALID_TRANSACTION("SGR0110"),

  /** The items of a table belong to tenants, and a client has none, or is given a bad one. */
  TENANT_REQUIRED("SGR0111"),

  /** A stored item does not fit its entity. */
  UNREADABLE_ITEM("SGR0201"),

  /** A page token is damaged, belongs to another query, or is signed otherwise. */
  INVALID_PAGE_TOKEN("SGR0202"),

  /** A record of a stream lacks the key or an image that its change is made of. */
  INCOMPLETE_CHANGE("SGR0203"),

  /** A text is no JSON, or JSON that does not fit. */
  INVALID_JSON("SGR0204"),

  /** The condition of a write did not hold. */
  CONDITION_FAILED("SGR0301"),

  /** DynamoDB cancelled a transaction; nothing was written. */
  TRANSACTION_FAILED("SGR0302"),

  /** DynamoDB did not process all keys of a batch, however often it was asked. */
  UNPROCESSED_KEYS("SGR0401"),

  /** Some writes of a batch were not made, or it is not known whether they were. */
  INCOMPLETE_BATCH("SGR0402"),

  /** An operation of several requests failed after some of them were answered. */
  UNFINISHED("SGR0403");

  private final String code;

  ErrorCode(String code) {
    this.code = code;
  }

  /**
   * The code as it stands in messages and in the documentation.
   *
   * @return {@code SGR} and four digits
   */
  public String code() {
    return code;
  }
}
