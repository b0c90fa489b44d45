package dev.singlet.internal;

/** Decimal digits within a text of a fixed width. */
final class Digits {

  private Digits() {}

  /** Writes a number that is not negative, with leading zeros, in ASCII. */
  static void write(byte[] text, int start, int digits, int value) {
    int rest = value;
    for (int i = start + digits - 1; i >= start; i--) {
      text[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }

  /** Writes a number below 100, in ASCII. */
  static void writeTwo(byte[] text, int start, int value) {
    int tens = value / 10;
    text[start] = (byte) ('0' + tens);
    text[start + 1] = (byte) ('0' + value - tens * 10);
  }

  static int read(String text, int start, int digits) {
    int value = 0;
    for (int i = start; i < start + digits; i++) {
      value = value * 10 + text.charAt(i) - '0';
    }
    return value;
  }

  /** Whether a text has a digit where a form has a 0, and the form's own chars elsewhere. */
  static boolean match(String text, String form) {
    if (text.length() != form.length()) {
      return false;
    }
    for (int i = 0; i < form.length(); i++) {
      char expected = form.charAt(i);
      char c = text.charAt(i);
      if (expected == '0' ? c < '0' || c > '9' : c != expected) {
        return false;
      }
    }
    return true;
  }
}
