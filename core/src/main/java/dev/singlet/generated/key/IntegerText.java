package dev.singlet.generated.key;

import java.math.BigInteger;

/** Integers as text of a fixed width, so that text order is numeric order. */
final class IntegerText {

  /** So many nines are a long. */
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

  /** What makes greater integers sort first. */
  static BigInteger reversed(BigInteger integer, int width) {
    return BigInteger.TEN.pow(width).subtract(BigInteger.ONE).subtract(integer);
  }

  /** What makes greater integers sort first, of one that fits into at most 18 digits. */
  static long reversed(long integer, int width) {
    return POWERS_OF_TEN[width] - 1 - integer;
  }

  /** Whether an integer is not negative and has no more digits than there is room for. */
  static boolean fits(long integer, int width) {
    return integer >= 0 && (width > MAX_LONG_DIGITS || integer < POWERS_OF_TEN[width]);
  }

  /** How many digits an integer has that is not negative. */
  static int digits(long integer) {
    int digits = 1;
    while (digits <= MAX_LONG_DIGITS && integer >= POWERS_OF_TEN[digits]) {
      digits++;
    }
    return digits;
  }
}
