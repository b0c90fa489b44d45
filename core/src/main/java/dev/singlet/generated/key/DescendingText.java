package dev.singlet.generated.key;

/**
 * Turns the order of texts around that have digits at the same places, as times and dates of a
 * fixed width have: each digit becomes its complement to 9, all else stays.
 */
public final class DescendingText {

  private DescendingText() {}

  /** The text that sorts the other way. */
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
