package dev.singlet.runtime.key;

/**
 * Escapes text so that it can't contain the delimiter. Escaped texts have the order of the original
 * texts, at the end of a key and before the delimiter.
 *
 * <p>The mark is the character after the first one of the delimiter: {@code $} for {@code #} and
 * for {@code #|#}. Every character up to and including the mark is written as the mark and two
 * hexadecimal digits. The mark sorts after the delimiter, which ends a part, and before all
 * characters that stay, so the order is kept.
 *
 * <p>U+10FFFF ends ranges of keys and must not occur in a key. So the last two code points are
 * written as U+10FFFE and {@code E} or {@code F}. All other characters stay.
 */
public final class EscapedText {

  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  /**
   * The surrogates of U+10FFFE and U+10FFFF. No other character has these low surrogates after this
   * high one.
   */
  private static final char HIGH = '\uDBFF';

  private static final char LOW_OF_LAST_BUT_ONE = '\uDFFE';
  private static final char LOW_OF_LAST = '\uDFFF';

  private EscapedText() {}

  /**
   * Appends an escaped text.
   *
   * @param delimiter the first character of the delimiter
   */
  static void append(TextBuffer text, String value, char delimiter) {
    char mark = (char) (delimiter + 1);
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c <= mark) {
        text.append(mark);
        text.append(HEX[c >> 4]);
        text.append(HEX[c & 0xF]);
      } else if (c >= LOW_OF_LAST_BUT_ONE && isAfterHigh(value, i)) {
        text.append(LOW_OF_LAST_BUT_ONE);
        text.append(HEX[c & 0xF]);
      } else {
        text.append(c);
      }
    }
  }

  private static boolean isAfterHigh(String text, int index) {
    return text.charAt(index) <= LOW_OF_LAST && index > 0 && text.charAt(index - 1) == HIGH;
  }

  /**
   * Returns the original text of an escaped part of a key.
   *
   * @param delimiter the first character of the delimiter
   * @throws IllegalArgumentException if a mark is not followed by two hexadecimal digits, or
   *     U+10FFFE not by one of its letters
   */
  public static String unescape(String escaped, char delimiter) {
    char mark = (char) (delimiter + 1);
    StringBuilder text = new StringBuilder(escaped.length());
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
      if (c == LOW_OF_LAST_BUT_ONE && isAfterHigh(escaped, i)) {
        text.append((char) (LOW_OF_LAST_BUT_ONE + lastBit(escaped, ++i)));
        continue;
      }
      if (c != mark) {
        text.append(c);
        continue;
      }
      int high = digit(escaped, i + 1);
      int low = digit(escaped, i + 2);
      text.append((char) (high << 4 | low));
      i += 2;
    }
    return text.toString();
  }

  /** Returns the bit that distinguishes the last two code points. */
  private static int lastBit(String escaped, int index) {
    char letter = index < escaped.length() ? escaped.charAt(index) : 0;
    if (letter != 'E' && letter != 'F') {
      throw new IllegalArgumentException(
          "\"" + escaped + "\" has neither E nor F after U+10FFFE, at index " + index + ".");
    }
    return letter - 'E';
  }

  private static int digit(String escaped, int index) {
    int digit = index < escaped.length() ? Character.digit(escaped.charAt(index), 16) : -1;
    if (digit < 0) {
      throw new IllegalArgumentException(
          "\"" + escaped + "\" has no hexadecimal digit at index " + index + ".");
    }
    return digit;
  }
}
