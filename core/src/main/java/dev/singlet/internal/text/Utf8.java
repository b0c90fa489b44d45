package dev.singlet.internal.text;

/** Text as DynamoDB counts and sorts it. */
public final class Utf8 {

  /**
   * The last code point. It is no character, no sort key holds it, and so it marks the upper end of
   * all texts with one prefix.
   */
  public static final int LAST = Character.MAX_CODE_POINT;

  private Utf8() {}

  /** The number of bytes that well-formed text has in UTF-8. */
  public static int length(String text) {
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        bytes += 1;
      } else if (c < 0x800 || Character.isSurrogate(c)) {
        bytes += 2;
      } else {
        bytes += 3;
      }
    }
    return bytes;
  }

  /** The number of bytes that a character has in UTF-8. */
  public static int length(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** Where the first surrogate without its other half is; -1 if all text is well-formed. */
  public static int loneSurrogate(String text) {
    if (!hasSurrogate(text)) {
      return -1;
    }
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (!Character.isSupplementaryCodePoint(text.codePointAt(i))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  /** A loop that the compiler can take away where a text is of bytes. */
  private static boolean hasSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Compares by UTF-8 bytes, which is by code points. */
  public static int compare(String left, String right) {
    int common = Math.min(left.length(), right.length());
    for (int i = 0; i < common; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        boolean lSurrogate = Character.isSurrogate(l);
        // Surrogates stand for code points above all chars, though they are not the last chars.
        return lSurrogate == Character.isSurrogate(r)
            ? Character.compare(l, r)
            : lSurrogate ? 1 : -1;
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
