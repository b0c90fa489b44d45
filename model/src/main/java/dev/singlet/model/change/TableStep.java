package dev.singlet.model.change;

/** The change that a table itself needs, from the smallest to the largest. */
public enum TableStep {
  /** The table stays as it is. */
  NONE("nothing"),
  /** The time to live is switched on, off, or to another attribute. */
  TIME_TO_LIVE("switch the time to live"),
  /** A global or vector index is created, before a program reads from it. */
  CREATE_INDEX("create an index first"),
  /** A global or vector index is deleted, when no program reads from it. */
  DELETE_INDEX("delete an index at the end"),
  /**
   * A global or vector index is replaced: DynamoDB never changes the keys, the projection and the
   * vectors of an index. An index of another name is created, and the old one is deleted after the
   * last read.
   */
  REPLACE_INDEX("give the index another name, create it first, delete the old one at the end"),
  /** The items move to another table: keys of a table and local indexes never change. */
  OTHER_TABLE("move to another table");

  private final String words;

  TableStep(String words) {
    this.words = words;
  }

  /**
   * Returns the step in words.
   *
   * @return what to do with the table
   */
  public String words() {
    return words;
  }
}
