package dev.singlet.model.change;

/** The effect of one program's writes on what another program stores, from best to worst. */
public enum Keeping {
  /** Each write leaves the item as the other program would store it. */
  KEEPS("keep all"),
  /** A put of an item erases what the program doesn't know. Its updates leave that as it is. */
  ERASES("erase what it doesn't know, by puts"),
  /**
   * A put or an update leaves a value that no longer fits the item: a key of an index, a reserved
   * value, a version, a vector of another text, or an older value under another name. Or the other
   * program no longer finds the item.
   */
  LEAVES_STALE("leave keys or values that no longer fit");

  private final String words;

  Keeping(String words) {
    this.words = words;
  }

  /**
   * Returns the answer in words.
   *
   * @return the end of a sentence about the writes of a program
   */
  public String words() {
    return words;
  }
}
