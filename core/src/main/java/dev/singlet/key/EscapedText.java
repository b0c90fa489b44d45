package dev.singlet.key;

/**
 * Text in which neither the delimiter nor anything that sorts before it occurs, in the order of the
 * texts it stands for.
 *
 * <p>The mark is the character after the delimiter, {@code $} for {@code #}. Every character up to
 * and including the mark is written as the mark and two hexadecimal digits; all others stay. Since
 * the mark sorts after the end of a part and before all characters that stay, order is kept.
 */
public final class EscapedText {

  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private EscapedText() {}

  static void append(TextBuffer text, String value, char delimiter) {
    char mark = (char) (delimiter + 1);
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c <= mark) {
        text.append(mark);
        text.append(HEX[c >> 4]);
        text.append(HEX[c & 0xF]);
      } else {
        text.append(c);
      }
    }
  }

  /**
   * The text that an escaped part of a key stands for.
   *
   * @param escaped the part of the key
   * @param delimiter the table's delimiter
   * @return the value it was made of
   * @throws IllegalArgumentException if a mark is not followed by two hexadecimal digits
   */
  public static String unescape(String escaped, char delimiter) {
    char mark = (char) (delimiter + 1);
    StringBuilder text = new StringBuilder(escaped.length());
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
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

  private static int digit(String escaped, int index) {
    int digit = index < escaped.length() ? Character.digit(escaped.charAt(index), 16) : -1;
    if (digit < 0) {
      throw new IllegalArgumentException(
          "\"" + escaped + "\" has no hexadecimal digit at index " + index + ".");
    }
    return digit;
  }
}
