package dev.singlet.runtime.codec;

import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codecs of types stored as text, and of map keys. */
public final class TextCodecs {

  private TextCodecs() {}

  /** A string. */
  public static TextCodec<String> string() {
    return new StringCodec();
  }

  /** A UUID, with hyphens and in lower case. */
  public static TextCodec<UUID> uuid() {
    return new ParsedCodec<>("UUID", UUID::fromString);
  }

  /** A char, which may not be half of a surrogate pair. */
  public static TextCodec<Character> character() {
    return new ParsedCodec<>(
        "single char",
        Object::toString,
        text -> text.length() == 1 ? text.charAt(0) : null,
        (value, violations) -> violations.text("", value.toString()));
  }

  /** A URI, absolute or relative. */
  public static TextCodec<URI> uri() {
    return new ParsedCodec<>(
        "URI",
        Object::toString,
        URI::create,
        (value, violations) -> violations.text("", value.toString()));
  }

  /** A URL, in its external form. */
  public static TextCodec<URL> url() {
    return new ParsedCodec<>(
        "URL of a known protocol", URL::toExternalForm, TextCodecs::readUrl, TextCodecs::checkUrl);
  }

  private static @Nullable URL readUrl(String text) {
    try {
      return new URL(text);
    } catch (MalformedURLException noUrl) {
      return null;
    }
  }

  private static void checkUrl(URL value, Violations violations) {
    String text = value.toExternalForm();
    violations.text("", text);
    // URL.equals() would look up the hosts.
    URL comesBack = readUrl(text);
    if (comesBack == null || !comesBack.toExternalForm().equals(text)) {
      violations.add("", "Url", "must be a URL that can be read back from its text", text);
    }
  }

  /**
   * A locale, as a BCP 47 language tag. Locales that have none, such as {@code no_NO_NY}, are
   * refused.
   */
  public static TextCodec<Locale> locale() {
    return new ParsedCodec<>(
        "BCP 47 language tag",
        Locale::toLanguageTag,
        TextCodecs::readLocale,
        TextCodecs::checkLocale);
  }

  /** Refuses text if {@code Locale.forLanguageTag()} would ignore a part of it. */
  private static @Nullable Locale readLocale(String text) {
    try {
      return new Locale.Builder().setLanguageTag(text).build();
    } catch (IllformedLocaleException noTag) {
      return null;
    }
  }

  private static void checkLocale(Locale value, Violations violations) {
    if (!value.equals(Locale.forLanguageTag(value.toLanguageTag()))) {
      violations.add(
          "", "Locale", "must be a locale that can be read back from its language tag", value);
    }
  }

  /** A currency, as its ISO 4217 code. */
  public static TextCodec<Currency> currency() {
    return new ParsedCodec<>(
        "ISO 4217 code of a currency", Currency::getCurrencyCode, Currency::getInstance);
  }

  /** A boolean as the key of a map: {@code true} or {@code false}. */
  public static TextCodec<Boolean> boolKey() {
    return new ParsedCodec<>(
        "boolean, which is true or false",
        text -> text.equals("true") ? Boolean.TRUE : text.equals("false") ? Boolean.FALSE : null);
  }

  /** A Byte as the key of a map. */
  public static TextCodec<Byte> byteKey() {
    return numberKey(Scalars.integer(Byte.MIN_VALUE, Byte.MAX_VALUE), BigDecimal::byteValueExact);
  }

  /** A Short as the key of a map. */
  public static TextCodec<Short> shortKey() {
    return numberKey(
        Scalars.integer(Short.MIN_VALUE, Short.MAX_VALUE), BigDecimal::shortValueExact);
  }

  /** An Integer as the key of a map. */
  public static TextCodec<Integer> intKey() {
    return numberKey(
        Scalars.integer(Integer.MIN_VALUE, Integer.MAX_VALUE), BigDecimal::intValueExact);
  }

  /** A Long as the key of a map. */
  public static TextCodec<Long> longKey() {
    return numberKey(Scalars.integer(Long.MIN_VALUE, Long.MAX_VALUE), BigDecimal::longValueExact);
  }

  /** A Float as the key of a map, in decimal. Both zeros are {@code 0}. */
  public static TextCodec<Float> floatKey() {
    return numberKey("number", BigDecimal::floatValue);
  }

  /** A Double as the key of a map, in decimal. Both zeros are {@code 0}. */
  public static TextCodec<Double> doubleKey() {
    return numberKey("number", BigDecimal::doubleValue);
  }

  /** A BigInteger as the key of a map. */
  public static TextCodec<BigInteger> bigIntegerKey() {
    return numberKey("integer", BigDecimal::toBigIntegerExact);
  }

  /** A BigDecimal as the key of a map, without trailing zeros. */
  public static TextCodec<BigDecimal> bigDecimalKey() {
    return numberKey("number", Function.identity());
  }

  /**
   * Returns the codec of a number as the key of a map. A number has one text, the same that is
   * stored for numbers elsewhere.
   *
   * @param exact returns the number as the Java type; throws an ArithmeticException if it is out of
   *     range
   */
  private static <T extends Number> TextCodec<T> numberKey(
      String expected, Function<BigDecimal, T> exact) {
    return new ParsedCodec<>(
        expected,
        Numbers::toText,
        text -> {
          BigDecimal number = Numbers.parse(text);
          return number == null ? null : exact.apply(number);
        },
        (value, violations) -> violations.number("", value));
  }
}
