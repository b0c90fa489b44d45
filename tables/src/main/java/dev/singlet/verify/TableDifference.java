package dev.singlet.verify;

import java.util.Objects;

/**
 * A difference between a table in DynamoDB and its model, as {@code VerifyTable} finds it.
 *
 * @param kind what differs
 * @param index the name of the index that differs; empty if it isn't an index
 * @param problem what is there, and what the model has: a sentence
 * @param remedy what to do: a sentence or several
 */
public record TableDifference(Kind kind, String index, String problem, String remedy) {

  /**
   * Refuses null.
   *
   * @param kind what differs
   * @param index the name of the index; empty if it isn't an index
   * @param problem what is there, and what the model has
   * @param remedy what to do
   */
  public TableDifference {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(index, "index");
    Objects.requireNonNull(problem, "problem");
    Objects.requireNonNull(remedy, "remedy");
  }

  /** The kinds of differences. */
  public enum Kind {
    /** There is no table of this name. All operations fail. */
    NO_TABLE(true),
    /** The table is not active. Operations fail until it is, unless it is being updated. */
    TABLE_NOT_ACTIVE(true),
    /** The table has another primary key. All operations fail. */
    TABLE_KEY(true),
    /** The table lacks an index. Its queries fail. */
    NO_INDEX(true),
    /** An index has another key, or other vectors. Its queries fail, or they miss items. */
    INDEX_KEY(true),
    /** An index holds fewer attributes of an item. Its queries return items that can't be read. */
    INDEX_PROJECTION(true),
    /** An index is not active, or is still being filled. Its queries fail, or they miss items. */
    INDEX_NOT_READY(true),
    /**
     * Time to live is off, or on for another attribute. Items of the model stay, or items are
     * deleted that the model doesn't let expire.
     */
    TIME_TO_LIVE(true),
    /** The table has an index that the model lacks. It costs storage and writes. */
    UNUSED_INDEX(false);

    private final boolean breaksModel;

    Kind(boolean breaksModel) {
      this.breaksModel = breaksModel;
    }
  }

  /**
   * Returns whether operations of the model fail or give wrong answers by it. It is false for what
   * the table has beyond the model.
   *
   * @return true if the table can't be used as it is
   */
  public boolean breaksModel() {
    return kind.breaksModel;
  }

  /** Returns the problem and the remedy. */
  @Override
  public String toString() {
    return problem + " " + remedy;
  }
}
