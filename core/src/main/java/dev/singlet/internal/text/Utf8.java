package dev.singlet.internal.text;

/** Counts and sorts text as DynamoDB does. */
public final class Utf8 {

  /**
   * The last code point. It is not a character and is in no sort key, so it marks the upper end of
   * all texts with one prefix.
   */
  public static final int LAST = Character.MAX_CODE_POINT;

  private Utf8() {}

  /** Returns the number of bytes of well-formed text in UTF-8. */
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

  /** Returns the number of bytes of a character in UTF-8. */
  public static int length(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /**
   * Returns the index of the first surrogate without its other half; -1 if the text is well-formed.
   */
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

  /** A loop that the compiler can remove for a text stored as bytes. */
  private static boolean hasSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Compares texts by UTF-8 bytes, which is the order of code points. */
  public static int compare(String left, String right) {
    int common = Math.min(left.length(), right.length());
    for (int i = 0; i < common; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        boolean lSurrogate = Character.isSurrogate(l);
        // Surrogates stand for code points above all other chars, but are not the last chars.
        return lSurrogate == Character.isSurrogate(r)
            ? Character.compare(l, r)
            : lSurrogate ? 1 : -1;
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
