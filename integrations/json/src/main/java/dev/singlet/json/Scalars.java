package dev.singlet.json;

import java.math.BigDecimal;
import java.util.Base64;
import java.util.regex.Pattern;
import software.amazon.awssdk.core.SdkBytes;

/** Numbers and bytes, which both forms of JSON write as text. */
final class Scalars {

  private static final Pattern JSON_NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  /** DynamoDB takes 38 digits. The time to read more grows with the square of their number. */
  private static final int MAX_DIGITS = 1_000;

  private Scalars() {}

  /** Returns the value of a number. */
  static BigDecimal decimal(String text) {
    try {
      if (text.length() <= MAX_DIGITS) {
        return new BigDecimal(text);
      }
    } catch (NumberFormatException malformed) {
      // Its message would show the value.
    }
    throw new InvalidJsonException("is not a number");
  }

  /** Returns a number in JSON's notation, which has no leading zeros and no plus sign. */
  static JsonTree.Numeral number(String text) {
    return new JsonTree.Numeral(
        JSON_NUMBER.matcher(text).matches() ? text : decimal(text).toString());
  }

  static String base64(SdkBytes bytes) {
    return Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
  }

  static SdkBytes bytes(Object value) {
    try {
      return SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(string(value)));
    } catch (IllegalArgumentException malformed) {
      throw new InvalidJsonException("is not base64");
    }
  }

  static String string(Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw unexpected("a string", value);
  }

  static InvalidJsonException unexpected(String wanted, Object value) {
    return new InvalidJsonException("is " + JsonTree.describe(value) + ", and should be " + wanted);
  }
}
