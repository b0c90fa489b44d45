package dev.singlet.generated.key;

import java.math.BigInteger;

/** Writes integers as text of a fixed width, so that text order is numeric order. */
final class IntegerText {

  /** A number of this many nines fits a long. */
  static final int MAX_LONG_DIGITS = 18;

  private static final long[] POWERS_OF_TEN = new long[MAX_LONG_DIGITS + 1];

  static {
    POWERS_OF_TEN[0] = 1;
    for (int i = 1; i <= MAX_LONG_DIGITS; i++) {
      POWERS_OF_TEN[i] = POWERS_OF_TEN[i - 1] * 10;
    }
  }

  private IntegerText() {}

  static BigInteger exact(Number integer) {
    return integer instanceof BigInteger big ? big : BigInteger.valueOf(integer.longValue());
  }

  /** Returns the complement, which makes greater integers sort first. */
  static BigInteger reversed(BigInteger integer, int width) {
    return BigInteger.TEN.pow(width).subtract(BigInteger.ONE).subtract(integer);
  }

  /** Returns the complement of an integer of at most 18 digits. */
  static long reversed(long integer, int width) {
    return POWERS_OF_TEN[width] - 1 - integer;
  }

  /** Tells whether an integer is not negative and fits the width. */
  static boolean fits(long integer, int width) {
    return integer >= 0 && (width > MAX_LONG_DIGITS || integer < POWERS_OF_TEN[width]);
  }

  /** Returns the number of digits of an integer that is not negative. */
  static int digits(long integer) {
    int digits = 1;
    while (digits <= MAX_LONG_DIGITS && integer >= POWERS_OF_TEN[digits]) {
      digits++;
    }
    return digits;
  }
}
