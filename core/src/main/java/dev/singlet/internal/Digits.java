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

  /** Reads a number in ASCII; a negative one if there is anything but digits. */
  static int read(byte[] text, int start, int digits) {
    int value = 0;
    for (int i = start; i < start + digits; i++) {
      int digit = text[i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = value * 10 + digit;
    }
    return value;
  }

  /** Reads a number of two digits in ASCII; a negative one if there is anything else. */
  static int readTwo(byte[] text, int start) {
    int tens = text[start] - '0';
    int ones = text[start + 1] - '0';
    return (tens | ones | 9 - tens | 9 - ones) < 0 ? -1 : tens * 10 + ones;
  }
}
