package dev.singlet.json;

import java.math.BigDecimal;
import java.util.Base64;
import java.util.regex.Pattern;
import software.amazon.awssdk.core.SdkBytes;

/** Numbers and bytes, which both forms of JSON write as text. */
final class Scalars {

  private static final Pattern JSON_NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private Scalars() {}

  /** Returns the value of a number. */
  static BigDecimal decimal(String text, String path) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException malformed) {
      throw new InvalidJsonException(path, "is no number: \"" + text + "\"", malformed);
    }
  }

  /** Returns a number in JSON's notation, which has no leading zeros and no plus sign. */
  static JsonTree.Numeral number(String text, String path) {
    return new JsonTree.Numeral(
        JSON_NUMBER.matcher(text).matches() ? text : decimal(text, path).toString());
  }

  static String base64(SdkBytes bytes) {
    return Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
  }

  static SdkBytes bytes(Object value, String path) {
    try {
      return SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(string(value, path)));
    } catch (IllegalArgumentException malformed) {
      throw new InvalidJsonException(path, "is no base64", malformed);
    }
  }

  static String string(Object value, String path) {
    if (value instanceof String text) {
      return text;
    }
    throw unexpected("a string", value, path);
  }

  static InvalidJsonException unexpected(String wanted, Object value, String path) {
    return new InvalidJsonException(
        path, "is " + JsonTree.describe(value) + ", and should be " + wanted);
  }
}
