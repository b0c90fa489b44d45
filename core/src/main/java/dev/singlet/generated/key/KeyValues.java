package dev.singlet.generated.key;

import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What formats make of a value before it is placed in a key. A null stays one. */
public final class KeyValues {

  private static final int NANOS_OF_MILLI = 1_000_000;

  private KeyValues() {}

  /** Text in lower case, independent of the locale. */
  public static @Nullable String lower(@Nullable String value) {
    return value == null ? null : value.toLowerCase(Locale.ROOT);
  }

  /** Text in upper case, independent of the locale. */
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

  /** A time as an integer. */
  public static @Nullable Long epoch(@Nullable Instant value) {
    return value == null ? null : value.getEpochSecond();
  }

  /** A time as an integer, which times beyond the reach of a {@code long} have too. */
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
