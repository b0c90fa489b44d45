package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Writes numbers as text in numeric order, for every number that DynamoDB can store.
 *
 * <p>A number that is not negative is {@code 1}, then its exponent in scientific notation plus 131
 * in three digits, then its significant digits: 1500 is {@code 113415}. Zero is {@code 1000}. A
 * negative number is {@code 0}, then the same exponent subtracted from 999, then the complement of
 * each digit, then {@code ~}: -1500 is {@code 086584~}. The order also holds if a delimiter follows
 * the texts that sorts before the digits, as {@code #} does.
 */
public final class OrderedNumber {

  private static final int EXPONENT_OFFSET = 131;
  private static final int EXPONENT_COMPLEMENT = 999;
  private static final int HEAD = 4;
  private static final String ZERO = "1000";
  private static final char NEGATIVE_END = '~';

  private OrderedNumber() {}

  /**
   * Returns the text of a number. Equal numbers, such as 1 and 1.0, have the same text.
   *
   * @throws InvalidKeyException if DynamoDB can't store the number, such as NaN or 39 digits
   */
  public static String encode(Number number) {
    return text(number, 1);
  }

  /**
   * Returns the text of a number so that greater ones sort first.
   *
   * @throws InvalidKeyException if DynamoDB can't store the number, such as NaN or 39 digits
   */
  public static String encodeDescending(Number number) {
    return text(number, -1);
  }

  /**
   * Returns the number of a text.
   *
   * @throws InvalidKeyException if it is not the text of a number
   */
  public static BigDecimal decode(String text) {
    BigDecimal number = parse(text);
    if (number == null || !encode(number).equals(text)) {
      throw new InvalidKeyException(
          Reason.INVALID, null, "\"" + text + "\" is not the ordered text of a number.");
    }
    return number;
  }

  private static String text(Number number, int sign) {
    String problem = Numbers.problem(number);
    if (problem != null) {
      throw new InvalidKeyException(
          Reason.OUT_OF_RANGE, null, "The number " + number + " " + problem + ".");
    }
    BigDecimal exact = Numbers.decimal(number).stripTrailingZeros();
    int signum = exact.signum() * sign;
    if (signum == 0) {
      return ZERO;
    }
    String digits = exact.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - exact.scale() + EXPONENT_OFFSET;
    return signum > 0
        ? "1" + head(exponent) + digits
        : "0"
            + head(EXPONENT_COMPLEMENT - exponent)
            + DescendingText.complement(digits)
            + NEGATIVE_END;
  }

  private static String head(int exponent) {
    return exponent < 10 ? "00" + exponent : exponent < 100 ? "0" + exponent : "" + exponent;
  }

  private static @Nullable BigDecimal parse(String text) {
    if (text.equals(ZERO)) {
      return BigDecimal.ZERO;
    }
    boolean isNegative = text.startsWith("0");
    int end = isNegative && text.endsWith("~") ? text.length() - 1 : text.length();
    if (end <= HEAD || !text.chars().limit(end).allMatch(c -> c >= '0' && c <= '9')) {
      return null;
    }
    int head = Integer.parseInt(text.substring(1, HEAD));
    int exponent = (isNegative ? EXPONENT_COMPLEMENT - head : head) - EXPONENT_OFFSET;
    String digits = text.substring(HEAD, end);
    BigDecimal magnitude =
        new BigDecimal(isNegative ? DescendingText.complement(digits) : digits)
            .scaleByPowerOfTen(exponent - digits.length() + 1);
    BigDecimal number = Numbers.canonical(isNegative ? magnitude.negate() : magnitude);
    return Numbers.problem(number) == null ? number : null;
  }
}
