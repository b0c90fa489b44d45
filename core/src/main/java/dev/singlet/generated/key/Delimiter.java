package dev.singlet.generated.key;

/**
 * The text between the parts of keys: one punctuation character or several. Its first occurrence
 * behind a value must be the one that ends the value.
 *
 * @param text the text
 */
record Delimiter(String text) {

  /** Returns its first character. Values sort as their keys do if all of theirs sort after it. */
  char first() {
    return text.charAt(0);
  }

  /** Tells whether it is one character, which a value can't complete. */
  boolean isCharacter() {
    return text.length() == 1;
  }

  /**
   * Returns the index in a value at which the delimiter would begin: inside the value, or at its
   * end together with the delimiter that follows; -1 if there is none.
   */
  int indexIn(String value) {
    int inside = value.indexOf(text);
    for (int length = text.length() - 1; inside < 0 && length > 0; length--) {
      if (value.endsWith(text.substring(0, length))) {
        return value.length() - length;
      }
    }
    return inside;
  }

  /** Returns the index of the first character that does not sort after it; -1 if all do. */
  int indexOfUnsorted(String value) {
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) <= first()) {
        return i;
      }
    }
    return -1;
  }
}
