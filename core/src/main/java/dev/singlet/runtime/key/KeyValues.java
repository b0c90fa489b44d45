package dev.singlet.runtime.key;

import dev.singlet.internal.text.TextHash;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Applies formats to values before they are placed in a key. Null stays null. */
public final class KeyValues {

  private static final int NANOS_OF_MILLI = 1_000_000;

  private KeyValues() {}

  /** Returns text in lower case, independent of the locale. */
  public static @Nullable String lower(@Nullable String value) {
    return value == null ? null : value.toLowerCase(Locale.ROOT);
  }

  /** Returns text in upper case, independent of the locale. */
  public static @Nullable String upper(@Nullable String value) {
    return value == null ? null : value.toUpperCase(Locale.ROOT);
  }

  /** Returns the first characters of a text, by code points; the whole text if it has no more. */
  public static @Nullable String first(@Nullable String value, int characters) {
    return value == null || value.codePointCount(0, value.length()) <= characters
        ? value
        : value.substring(0, value.offsetByCodePoints(0, characters));
  }

  /**
   * Returns the first hexadecimal digits, in lower case, of the CRC-32 of a text in UTF-8. An empty
   * text stays empty, so that a key refuses it.
   */
  public static @Nullable String hash(@Nullable String value, int digits) {
    return value == null || value.isEmpty() ? value : TextHash.of(value, digits);
  }

  /** Returns a time in seconds. */
  public static @Nullable Long epoch(@Nullable Instant value) {
    return value == null ? null : value.getEpochSecond();
  }

  /** Returns a time in milliseconds, also for times beyond the range of a {@code long}. */
  public static @Nullable Number epochMillis(@Nullable Instant value) {
    if (value == null) {
      return null;
    }
    long second = value.getEpochSecond();
    return Math.abs(second) < Long.MAX_VALUE / 1000
        ? (Number) value.toEpochMilli()
        : BigInteger.valueOf(second)
            .multiply(BigInteger.valueOf(1000))
            .add(BigInteger.valueOf(value.getNano() / NANOS_OF_MILLI));
  }
}
