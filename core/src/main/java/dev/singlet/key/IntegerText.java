package dev.singlet.key;

import java.math.BigInteger;

/** Integers as text of a fixed width, so that text order is numeric order. */
final class IntegerText {

  private IntegerText() {}

  static BigInteger exact(Number integer) {
    return integer instanceof BigInteger big ? big : BigInteger.valueOf(integer.longValue());
  }

  /** What makes greater integers sort first. */
  static BigInteger reversed(BigInteger integer, int width) {
    return BigInteger.TEN.pow(width).subtract(BigInteger.ONE).subtract(integer);
  }

  static void append(StringBuilder text, String digits, int width) {
    for (int i = digits.length(); i < width; i++) {
      text.append('0');
    }
    text.append(digits);
  }
}
