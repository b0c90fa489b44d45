package dev.singlet.tables;

import java.util.Objects;

/**
 * A change that a {@link TableSetup} made to a table.
 *
 * @param kind the kind of change
 * @param index the name of the index that was added; empty if the change is not about an index
 * @param text the change in words, and what is left to do: a sentence or several
 */
public record TableChange(Kind kind, String index, String text) {

  /**
   * Refuses null.
   *
   * @param kind the kind of change
   * @param index the name of the index; empty if the change is not about an index
   * @param text the change in words
   */
  public TableChange {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(index, "index");
    Objects.requireNonNull(text, "text");
  }

  TableChange(Kind kind, String text) {
    this(kind, "", text);
  }

  /** The kinds of changes. */
  public enum Kind {
    /** The table was created, with all its indexes. */
    TABLE_CREATED,
    /** A global index was added. Items that were written without its keys are not in it. */
    INDEX_ADDED,
    /**
     * The billing mode was changed, or the provisioned capacity or on-demand maximum of the table
     * or of an index.
     */
    CAPACITY,
    /** The warm throughput of the table or of an index was raised. */
    WARM_THROUGHPUT,
    /** The table class was changed. */
    TABLE_CLASS,
    /** The stream was turned on or off. */
    STREAM,
    /** Time to live was turned on or off. */
    TIME_TO_LIVE,
    /** Tags were added, or their values were changed. */
    TAGS,
    /** Deletion protection was turned on or off. */
    DELETION_PROTECTION,
    /** Point-in-time recovery was turned on or off, or its period was changed. */
    POINT_IN_TIME_RECOVERY
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return text;
  }
}
