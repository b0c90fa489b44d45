package dev.singlet.generated.item;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;

/**
 * The codecs of types stored as text, and of map keys. Each is a class of its own, so a program
 * loads only those that its model uses.
 */
public final class TextCodecs {

  private TextCodecs() {}

  /** A string. */
  public static TextCodec<String> string() {
    return new NamedTexts.Text();
  }

  /** A UUID, with hyphens and in lower case. */
  public static TextCodec<UUID> uuid() {
    return new NamedTexts.Uuid();
  }

  /** A char, which may not be half of a surrogate pair. */
  public static TextCodec<Character> character() {
    return new NamedTexts.Char();
  }

  /** A URI, absolute or relative. */
  public static TextCodec<URI> uri() {
    return new NamedTexts.Uri();
  }

  /** A URL, in its external form. */
  public static TextCodec<URL> url() {
    return new NamedTexts.Url();
  }

  /**
   * A locale, as a BCP 47 language tag. Locales that have none, such as {@code no_NO_NY}, are
   * refused.
   */
  public static TextCodec<Locale> locale() {
    return new NamedTexts.LanguageTag();
  }

  /** A currency, as its ISO 4217 code. */
  public static TextCodec<Currency> currency() {
    return new NamedTexts.CurrencyCode();
  }

  /** A boolean as the key of a map: {@code true} or {@code false}. */
  public static TextCodec<Boolean> boolKey() {
    return new NamedTexts.Bool();
  }

  /** A Byte as the key of a map. */
  public static TextCodec<Byte> byteKey() {
    return new NumberKeys.ByteKey();
  }

  /** A Short as the key of a map. */
  public static TextCodec<Short> shortKey() {
    return new NumberKeys.ShortKey();
  }

  /** An Integer as the key of a map. */
  public static TextCodec<Integer> intKey() {
    return new NumberKeys.IntKey();
  }

  /** A Long as the key of a map. */
  public static TextCodec<Long> longKey() {
    return new NumberKeys.LongKey();
  }

  /** A Float as the key of a map, in decimal. Both zeros are {@code 0}. */
  public static TextCodec<Float> floatKey() {
    return new NumberKeys.FloatKey();
  }

  /** A Double as the key of a map, in decimal. Both zeros are {@code 0}. */
  public static TextCodec<Double> doubleKey() {
    return new NumberKeys.DoubleKey();
  }

  /** A BigInteger as the key of a map. */
  public static TextCodec<BigInteger> bigIntegerKey() {
    return new NumberKeys.BigIntegerKey();
  }

  /** A BigDecimal as the key of a map, without trailing zeros. */
  public static TextCodec<BigDecimal> bigDecimalKey() {
    return new NumberKeys.BigDecimalKey();
  }
}
