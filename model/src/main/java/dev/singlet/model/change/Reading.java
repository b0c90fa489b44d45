package dev.singlet.model.change;

/** The reads of one program of the items that another one stores, from best to worst. */
public enum Reading {
  /** It reads the values that the other program wrote. */
  SAME("reads them"),
  /** It reads all items, and other values in some of them: a default, or no value. */
  OTHER_VALUES("reads other values in some"),
  /** It can't read some items: a read of them throws an exception. */
  FAILS("can't read some"),
  /**
   * It doesn't find some items: it looks for them under other keys, or under another name. Or an
   * access pattern finds items too many.
   */
  MISSES("doesn't find some");

  private final String words;

  Reading(String words) {
    this.words = words;
  }

  /**
   * Returns the answer in words.
   *
   * @return the end of a sentence about a program
   */
  public String words() {
    return words;
  }
}
