package dev.singlet.internal.text;

import static dev.singlet.internal.text.Limits.MAX_EXPONENT;
import static dev.singlet.internal.text.Limits.MIN_EXPONENT;
import static dev.singlet.internal.text.Limits.NUMBER_DIGITS;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Numbers as DynamoDB stores them. */
public final class Numbers {

  private static final BigDecimal LEAST = BigDecimal.ONE.scaleByPowerOfTen(MIN_EXPONENT);

  /** The greatest number that DynamoDB can store. */
  public static final BigDecimal GREATEST =
      BigDecimal.TEN
          .pow(NUMBER_DIGITS)
          .subtract(BigDecimal.ONE)
          .scaleByPowerOfTen(MAX_EXPONENT - NUMBER_DIGITS + 1);

  /** The longest text that is parsed. A number with all its possible zeros takes 300 chars. */
  private static final int MAX_TEXT = 1_100;

  /** The most bits that are examined: three thousand digits, all but 38 of them zeros. */
  private static final int MAX_BITS = 10_000;

  private Numbers() {}

  /** Returns the reason why DynamoDB can't store a number; null if it can. */
  public static @Nullable String problem(Number number) {
    if (!isFinite(number)) {
      return "must be a finite number";
    }
    BigDecimal exact = decimal(number);
    if (!isInRange(exact)) {
      return "must be within 1E-130 to 9.99E+125, or the negative of that";
    }
    // Stripping extremely many digits would take long.
    boolean isTooLong = exact.unscaledValue().bitLength() > MAX_BITS;
    return isTooLong || exact.stripTrailingZeros().precision() > NUMBER_DIGITS
        ? "must have at most " + NUMBER_DIGITS + " digits"
        : null;
  }

  /**
   * Returns whether the exponent is in range. Call it before zeros are stripped, because stripping
   * fails for an extreme exponent.
   */
  private static boolean isInRange(BigDecimal number) {
    long exponent = (long) number.precision() - number.scale() - 1;
    return number.signum() == 0 || (exponent >= MIN_EXPONENT && exponent <= MAX_EXPONENT);
  }

  /** Returns the least number above another one that DynamoDB can store; null if there is none. */
  public static @Nullable BigDecimal next(BigDecimal number) {
    if (number.signum() < 0) {
      return nearerToZero(number.negate()).negate();
    }
    BigDecimal next = number.signum() == 0 ? LEAST : number.add(unit(number));
    return isInRange(next) ? next : null;
  }

  /**
   * Returns the greatest number below another one that DynamoDB can store; null if there is none.
   */
  public static @Nullable BigDecimal previous(BigDecimal number) {
    BigDecimal next = next(number.negate());
    return next == null ? null : next.negate();
  }

  /**
   * Returns the greatest number that DynamoDB can store and that is not above another one.
   *
   * @param number any number but NaN
   * @return null if all numbers that DynamoDB can store are above it, or all are below it
   */
  public static @Nullable BigDecimal floor(Number number) {
    if (!isFinite(number)) {
      return null;
    }
    BigDecimal exact = decimal(number);
    if (exact.abs().compareTo(LEAST) < 0) {
      return exact.signum() < 0 ? LEAST.negate() : BigDecimal.ZERO;
    }
    BigDecimal floor = exact.round(new MathContext(NUMBER_DIGITS, RoundingMode.FLOOR));
    return isInRange(floor) ? floor : null;
  }

  /** Returns the negative of a number, also of an infinite one. */
  public static Number negative(Number number) {
    return isFinite(number) ? decimal(number).negate() : (Number) (-number.doubleValue());
  }

  private static BigDecimal nearerToZero(BigDecimal positive) {
    boolean isPowerOfTen = positive.stripTrailingZeros().unscaledValue().equals(BigInteger.ONE);
    BigDecimal unit = unit(positive);
    BigDecimal nearer = positive.subtract(isPowerOfTen ? unit.movePointLeft(1) : unit);
    return nearer.compareTo(LEAST) < 0 ? BigDecimal.ZERO : nearer;
  }

  /** Returns the unit of the last digit that a number can have. */
  private static BigDecimal unit(BigDecimal number) {
    int exponent = number.precision() - number.scale() - 1;
    return BigDecimal.ONE.scaleByPowerOfTen(exponent - NUMBER_DIGITS + 1);
  }

  /** Returns the one form of numerically equal numbers: no trailing zeros, no exponent. */
  public static BigDecimal canonical(BigDecimal number) {
    return withoutExponent(number.stripTrailingZeros());
  }

  private static BigDecimal withoutExponent(BigDecimal stripped) {
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  /**
   * Returns the number of a text in its one form; null if it is not a number, or not one that
   * DynamoDB can store.
   */
  public static @Nullable BigDecimal parse(String text) {
    if (text.length() > MAX_TEXT) {
      return null;
    }
    try {
      BigDecimal number = new BigDecimal(text);
      if (!isInRange(number)) {
        return null;
      }
      BigDecimal stripped = number.stripTrailingZeros();
      return stripped.precision() > NUMBER_DIGITS ? null : withoutExponent(stripped);
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

  /** Returns a finite number, exactly. */
  public static BigDecimal decimal(Number number) {
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    if (number instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    return number instanceof Double || number instanceof Float
        ? new BigDecimal(number.toString())
        : BigDecimal.valueOf(number.longValue());
  }

  private static boolean isFinite(Number number) {
    return !(number instanceof Double || number instanceof Float)
        || Double.isFinite(number.doubleValue());
  }
}
