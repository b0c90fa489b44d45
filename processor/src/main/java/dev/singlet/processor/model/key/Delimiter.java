package dev.singlet.processor.model.key;

/** The text between the parts of keys: one punctuation character or several. */
public final class Delimiter {

  /**
   * The characters of delimiters. All others are letters or digits, or have a meaning in templates
   * or in Java's strings.
   */
  public static final String CHARACTERS = "!#$%&*+,-./:;<=>?@^_|~";

  /** The last character that sorts before all digits and letters. */
  private static final char LAST_BEFORE_DIGITS = '/';

  private Delimiter() {}

  /** Returns whether a text can separate the parts of a key. */
  public static boolean isPossible(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> CHARACTERS.indexOf(c) >= 0);
  }

  /** Returns whether a delimiter sorts after digits or letters. */
  public static boolean sortsAfterDigits(String delimiter) {
    return delimiter.charAt(0) > LAST_BEFORE_DIGITS;
  }

  /** Returns whether a text contains a delimiter, or ends with the beginning of it. */
  public static boolean isIn(String text, String delimiter) {
    return text.contains(delimiter) || !begunBy(text, delimiter).isEmpty();
  }

  /** Returns the beginning of a delimiter that a text ends with; empty for none. */
  public static String begunBy(String text, String delimiter) {
    String open = text.substring(endOfLast(text, delimiter));
    for (int length = delimiter.length() - 1; length > 0; length--) {
      if (open.endsWith(delimiter.substring(0, length))) {
        return delimiter.substring(0, length);
      }
    }
    return "";
  }

  private static int endOfLast(String text, String delimiter) {
    int end = 0;
    for (int at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, end)) {
      end = at + delimiter.length();
    }
    return end;
  }
}
