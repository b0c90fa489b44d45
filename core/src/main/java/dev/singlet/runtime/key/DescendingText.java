package dev.singlet.runtime.key;

/**
 * Reverses the order of texts that have digits at the same places, such as times and dates of a
 * fixed width. Each digit becomes its complement to 9. All other characters stay.
 */
public final class DescendingText {

  private DescendingText() {}

  /** Returns the text that sorts in the reverse order. */
  public static String complement(String text) {
    char[] chars = text.toCharArray();
    for (int i = 0; i < chars.length; i++) {
      if (chars[i] >= '0' && chars[i] <= '9') {
        chars[i] = (char) ('0' + '9' - chars[i]);
      }
    }
    return new String(chars);
  }
}
