package dev.singlet.runtime.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.StoredText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Converts attribute values to scalars, and describes unreadable ones in DynamoDB's terms. */
public final class Scalars {

  private static final AttributeValue TRUE = AttributeValue.createBool(true);
  private static final AttributeValue FALSE = AttributeValue.createBool(false);

  /**
   * Small numbers, such as most counts, versions and priorities. Each is created when it is first
   * written.
   */
  private static final @Nullable AttributeValue[] SMALL = new AttributeValue[1_024];

  private Scalars() {}

  public static AttributeValue bool(boolean value) {
    return value ? TRUE : FALSE;
  }

  public static AttributeValue number(Number value) {
    return AttributeValue.createN(Numbers.toText(value));
  }

  public static AttributeValue number(long value) {
    if (value < 0 || value >= SMALL.length) {
      return AttributeValue.createN(Long.toString(value));
    }
    AttributeValue small = SMALL[(int) value];
    if (small == null) {
      // Concurrent threads create equal values, which are immutable.
      small = AttributeValue.createN(Long.toString(value));
      SMALL[(int) value] = small;
    }
    return small;
  }

  public static AttributeValue instant(Instant value, TimeFormat format) {
    // A switch would need a class of its own, before the first item is written.
    if (format == TimeFormat.MILLIS) {
      return AttributeValue.createS(InstantText.millis(value));
    } else if (format == TimeFormat.SECONDS) {
      return AttributeValue.createS(InstantText.seconds(value));
    } else if (format == TimeFormat.NANOS) {
      return AttributeValue.createS(InstantText.nanos(value));
    } else if (format == TimeFormat.TO_STRING) {
      return AttributeValue.createS(InstantText.shortest(value));
    }
    return AttributeValue.createN(
        Long.toString(format == TimeFormat.EPOCH ? value.getEpochSecond() : value.toEpochMilli()));
  }

  /** Returns a time without the digits that a format does not store. */
  @SuppressWarnings("unchecked") // A changed time keeps its type.
  static <T extends Temporal> T truncated(T time, TimeFormat format) {
    int unit =
        switch (format) {
          case NANOS, TO_STRING -> 1;
          case MILLIS, EPOCH_MILLIS -> 1_000_000;
          case SECONDS, EPOCH -> 1_000_000_000;
        };
    int nano = time.get(ChronoField.NANO_OF_SECOND);
    return (T) time.with(ChronoField.NANO_OF_SECOND, nano - nano % unit);
  }

  public static boolean isNumber(TimeFormat format) {
    return format == TimeFormat.EPOCH || format == TimeFormat.EPOCH_MILLIS;
  }

  /** Returns an integer within bounds. */
  public static long integer(String path, String text, long min, long max) {
    try {
      long number = exactLong(text);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (ArithmeticException | NumberFormatException notALong) {
      // Reported below, like a number out of bounds.
    }
    throw failure(path, "is " + shown(text) + ", no " + integer(min, max));
  }

  /** Returns the description of an integer within bounds. */
  public static String integer(long min, long max) {
    return "integer from " + min + " to " + max;
  }

  private static long exactLong(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException notPlain) {
      // DynamoDB writes whole numbers without a fraction or an exponent; a test double may not.
      BigDecimal number = Numbers.parse(text);
      if (number == null) {
        throw notPlain;
      }
      return number.longValueExact();
    }
  }

  public static float floatValue(String path, String text) {
    return decimal(path, text).floatValue();
  }

  public static double doubleValue(String path, String text) {
    return decimal(path, text).doubleValue();
  }

  public static BigDecimal decimal(String path, String text) {
    BigDecimal number = Numbers.parse(text);
    if (number == null) {
      throw failure(path, no("number that DynamoDB can hold", text).reason());
    }
    return number;
  }

  public static BigInteger bigInteger(String path, String text) {
    try {
      return decimal(path, text).toBigIntegerExact();
    } catch (ArithmeticException fraction) {
      throw failure(path, "is " + shown(text) + ", no integer");
    }
  }

  /** Returns a time that is stored as a number. A fraction of the format's unit is cut off. */
  public static Instant epoch(String path, String text, TimeFormat format) {
    BigDecimal fraction = text.indexOf('.') < 0 ? null : Numbers.parse(text);
    String whole =
        fraction == null ? text : fraction.setScale(0, RoundingMode.FLOOR).toPlainString();
    return format == TimeFormat.EPOCH
        ? Instant.ofEpochSecond(integer(path, whole, MIN_EPOCH_SECOND, MAX_EPOCH_SECOND))
        : Instant.ofEpochMilli(integer(path, whole, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  public static Instant instant(String path, String text) {
    Instant instant = InstantText.parse(text);
    if (instant == null) {
      throw failure(path, no("ISO-8601 time", text).reason());
    }
    return instant;
  }

  static UUID uuid(String path, String text) {
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException notAUuid) {
      throw failure(path, no("UUID", text).reason());
    }
  }

  /** Returns the failure for text of the wrong form. */
  public static DecodeFailure no(String expected, String text) {
    return failure("", "is \"" + shown(text) + "\", no " + expected);
  }

  /** Returns the failure for a text that is not one of those known. */
  static DecodeFailure notAmong(Set<String> known, String text) {
    return failure("", "is \"" + shown(text) + "\", none of " + known.stream().sorted().toList());
  }

  private static String shown(String text) {
    return StoredText.shortened(text, SHOWN_CHARS);
  }

  /** Requires an element of a list or map. The SDK's types allow null there, DynamoDB does not. */
  public static <V> V present(@Nullable V element) {
    if (element == null) {
      throw failure("", "is null");
    }
    return element;
  }

  public static DecodeFailure unexpected(String path, String expected, AttributeValue.Type found) {
    return failure(path, "is of type " + found + ", not " + expected);
  }

  private static DecodeFailure failure(String path, String reason) {
    return new DecodeFailure(path, reason, null);
  }

  private static final int SHOWN_CHARS = 60;
  private static final long MIN_EPOCH_SECOND = Instant.MIN.getEpochSecond();
  private static final long MAX_EPOCH_SECOND = Instant.MAX.getEpochSecond();
}
