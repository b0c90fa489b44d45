package dev.singlet.internal;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Numbers as DynamoDB stores them.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html">38
 *     digits, magnitudes from 1E-130 to 9.9E+125</a>
 */
public final class Numbers {

  private static final int MAX_DIGITS = 38;
  private static final int MAX_EXPONENT = 125;
  private static final int MIN_EXPONENT = -130;

  // Beyond these no double and no number of DynamoDB has a text, and no text is worth its digits.
  private static final int MAX_LENGTH = 1100;
  private static final int MAX_SCALE = 1100;

  private Numbers() {}

  /** Why DynamoDB can't store a number; null if it can. */
  public static @Nullable String problem(Number number) {
    if (!isFinite(number)) {
      return "must be a finite number";
    }
    BigDecimal stripped = decimal(number).stripTrailingZeros();
    if (stripped.precision() > MAX_DIGITS) {
      return "must have at most " + MAX_DIGITS + " digits";
    }
    int exponent = stripped.precision() - stripped.scale() - 1;
    boolean inRange = exponent >= MIN_EXPONENT && exponent <= MAX_EXPONENT;
    return stripped.signum() == 0 || inRange
        ? null
        : "must be within 1E-130 to 9.99E+125, or the negative of that";
  }

  /** The one form among those that are numerically equal: no trailing zeros, no exponent. */
  public static BigDecimal canonical(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  /** The number that a text is, canonical; null if it is none, or far from any that is stored. */
  public static @Nullable BigDecimal parse(String text) {
    if (text.length() > MAX_LENGTH) {
      return null;
    }
    try {
      BigDecimal number = new BigDecimal(text).stripTrailingZeros();
      return Math.abs((long) number.scale()) > MAX_SCALE ? null : canonical(number);
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  public static String toText(Number number) {
    boolean exactAsItIs =
        number instanceof Long
            || number instanceof Integer
            || number instanceof BigInteger
            || number instanceof Short
            || number instanceof Byte;
    return exactAsItIs ? number.toString() : canonical(decimal(number)).toPlainString();
  }

  private static BigDecimal decimal(Number number) {
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    return number instanceof BigInteger integer
        ? new BigDecimal(integer)
        : new BigDecimal(number.toString());
  }

  private static boolean isFinite(Number number) {
    return !(number instanceof Double || number instanceof Float)
        || Double.isFinite(number.doubleValue());
  }
}
