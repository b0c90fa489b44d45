package dev.singlet.runtime.key;

/**
 * The text between the parts of keys: one punctuation character or several. Its first occurrence
 * after a value must be the one that ends the value.
 */
final class Delimiter {

  private Delimiter() {}

  /**
   * Returns the index in a value at which the delimiter would begin: inside the value, or at its
   * end together with the delimiter that follows; -1 if there is none.
   */
  static int indexIn(String value, String delimiter) {
    int inside = value.indexOf(delimiter);
    for (int length = delimiter.length() - 1; inside < 0 && length > 0; length--) {
      if (value.endsWith(delimiter.substring(0, length))) {
        return value.length() - length;
      }
    }
    return inside;
  }

  /** Returns the index of the first character that does not sort after it; -1 if all do. */
  static int indexOfUnsorted(String value, String delimiter) {
    char first = delimiter.charAt(0);
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) <= first) {
        return i;
      }
    }
    return -1;
  }
}
