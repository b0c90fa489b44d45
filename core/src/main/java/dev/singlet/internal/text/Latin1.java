package dev.singlet.internal.text;

import org.jspecify.annotations.Nullable;

/** Text whose chars are bytes. */
final class Latin1 {

  private static final char LAST = 0xFF;

  private Latin1() {}

  /** The chars of a text as bytes; null if one of them is none. */
  @SuppressWarnings("deprecation") // What it drops is not there, and it asks for no charset.
  static byte @Nullable [] bytes(String text) {
    if (!isWhollyBytes(text)) {
      return null;
    }
    byte[] bytes = new byte[text.length()];
    text.getBytes(0, bytes.length, bytes, 0);
    return bytes;
  }

  /** A loop that the compiler can take away where a text is of bytes. */
  private static boolean isWhollyBytes(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST) {
        return false;
      }
    }
    return true;
  }
}
