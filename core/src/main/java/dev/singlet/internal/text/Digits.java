package dev.singlet.internal.text;

/** Decimal digits within a text of a fixed width. */
public final class Digits {

  /** The largest number of digits for which no two numbers have the same lowest 64 bits. */
  public static final int OF_LONG = 19;

  private static final long[] NINES = new long[OF_LONG + 1];

  static {
    for (int i = 1; i <= OF_LONG; i++) {
      NINES[i] = NINES[i - 1] * 10 + 9;
    }
  }

  private Digits() {}

  /** Returns the greatest number of up to 19 digits; a long has its lowest 64 bits. */
  public static long nines(int digits) {
    return NINES[digits];
  }

  /** Returns whether a number is not negative and has no more than some digits. */
  public static boolean fit(long number, int digits) {
    return number >= 0 && (digits >= OF_LONG || number <= NINES[digits]);
  }

  /** Returns the number of digits of a number that is not negative. */
  public static int count(long number) {
    int digits = 1;
    while (digits < OF_LONG && number > NINES[digits]) {
      digits++;
    }
    return digits;
  }

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

  /**
   * Reads a number of up to 19 digits in ASCII; -1 if there is anything else. For a number beyond a
   * long it returns its lowest 64 bits. No other number of so many digits has the same, and they
   * are never -1.
   */
  public static long readLong(byte[] text, int start, int digits) {
    int at = start;
    int odd = 0;
    long value = 0;
    if ((digits & 1) != 0) {
      int digit = text[at++] - '0';
      odd = digit | 9 - digit;
      value = digit;
    }
    // Two digits at a time, because one digit would have to wait for the one before.
    for (; at < start + digits; at += 2) {
      int tens = text[at] - '0';
      int ones = text[at + 1] - '0';
      odd |= tens | ones | 9 - tens | 9 - ones;
      value = value * 100 + (tens * 10 + ones);
    }
    return odd < 0 ? -1 : value;
  }

  /** Reads the same from a text of any characters. */
  public static long readLong(String text, int start, int digits) {
    long value = 0;
    for (int i = start; i < start + digits; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = value * 10 + digit;
    }
    return value;
  }
}
