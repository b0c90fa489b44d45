package dev.singlet.processor.read.defaults;

import dev.singlet.processor.model.value.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;

/** The numbers that can be written as a default. */
final class NumberLiterals {

  private static final int MAX_DIGITS = 38;
  private static final int MAX_UP = 125;
  private static final int MAX_DOWN = 130;

  private NumberLiterals() {}

  /** Returns whether a text is a number in Java's notation that its type and DynamoDB can hold. */
  static boolean fits(String text, Kind kind) {
    if (kind.isFloating()) {
      BigDecimal number = new BigDecimal(text);
      double value = kind == Kind.FLOAT ? number.floatValue() : number.doubleValue();
      return Double.isFinite(value) && isStorable(BigDecimal.valueOf(value));
    }
    if (kind == Kind.BIG_DECIMAL) {
      return isStorable(new BigDecimal(text));
    }
    BigInteger integer = new BigInteger(text);
    int bits =
        switch (kind) {
          case BYTE -> Byte.SIZE;
          case SHORT -> Short.SIZE;
          case INT -> Integer.SIZE;
          case LONG -> Long.SIZE;
          default -> Integer.MAX_VALUE;
        };
    return integer.toString().equals(text)
        && integer.bitLength() < bits
        && isStorable(new BigDecimal(integer));
  }

  /**
   * Returns whether DynamoDB can hold a number.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html#HowItWorks.DataTypes.Number">
   *     Numbers</a>
   */
  private static boolean isStorable(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    long magnitude = (long) stripped.precision() - stripped.scale() - 1;
    return number.signum() == 0
        || (stripped.precision() <= MAX_DIGITS && magnitude >= -MAX_DOWN && magnitude <= MAX_UP);
  }
}
