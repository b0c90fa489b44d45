package dev.singlet.generated.key;

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

  /** The nearest of a component's numbers, which a range can go beyond. */
  public static int toInt(long value) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(value, Integer.MAX_VALUE));
  }

  /** The nearest of a component's numbers, which a range can go beyond. */
  public static short toShort(long value) {
    return (short) Math.max(Short.MIN_VALUE, Math.min(value, Short.MAX_VALUE));
  }

  /** The nearest of a component's numbers, which a range can go beyond. */
  public static byte toByte(long value) {
    return (byte) Math.max(Byte.MIN_VALUE, Math.min(value, Byte.MAX_VALUE));
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
