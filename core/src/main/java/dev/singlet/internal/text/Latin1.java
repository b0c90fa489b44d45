package dev.singlet.internal.text;

import org.jspecify.annotations.Nullable;

/** Text whose chars fit a byte. */
final class Latin1 {

  private static final char LAST = 0xFF;

  private Latin1() {}

  /** Returns the chars of a text as bytes; null if a char doesn't fit a byte. */
  @SuppressWarnings("deprecation") // drops no bytes here, and needs no charset
  static byte @Nullable [] bytes(String text) {
    if (!isWhollyBytes(text)) {
      return null;
    }
    byte[] bytes = new byte[text.length()];
    text.getBytes(0, bytes.length, bytes, 0);
    return bytes;
  }

  /** A loop that the compiler can remove for a text stored as bytes. */
  private static boolean isWhollyBytes(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST) {
        return false;
      }
    }
    return true;
  }
}
