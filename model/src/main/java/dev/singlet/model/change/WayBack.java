package dev.singlet.model.change;

/** The time until which the old program can come back without a loss, the longest time first. */
public enum WayBack {
  /** It can come back at any time. */
  ANY_TIME("at any time"),
  /** It can come back until the new program writes what the old one reads in another way. */
  UNTIL_WRITES("until the new program writes"),
  /** It can come back until the index that it reads from is deleted. */
  UNTIL_INDEX_DELETED("until the index is deleted"),
  /** It can come back only with the old table. */
  WITH_OLD_TABLE("only with the old table");

  private final String words;

  WayBack(String words) {
    this.words = words;
  }

  /**
   * Returns the time in words.
   *
   * @return the end of a sentence about the old program
   */
  public String words() {
    return words;
  }
}
