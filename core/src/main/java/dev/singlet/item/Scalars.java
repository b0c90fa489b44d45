package dev.singlet.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.InstantText;
import dev.singlet.internal.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Scalar values out of attribute values, and what can't be read said in DynamoDB's terms. */
final class Scalars {

  private static final AttributeValue TRUE = AttributeValue.createBool(true);
  private static final AttributeValue FALSE = AttributeValue.createBool(false);

  private Scalars() {}

  static AttributeValue bool(boolean value) {
    return value ? TRUE : FALSE;
  }

  static AttributeValue number(Number value) {
    return AttributeValue.createN(Numbers.toText(value));
  }

  static AttributeValue instant(Instant value, TimeFormat format) {
    return switch (format) {
      case NANOS -> AttributeValue.createS(InstantText.nanos(value));
      case MILLIS -> AttributeValue.createS(InstantText.millis(value));
      case SECONDS -> AttributeValue.createS(InstantText.seconds(value));
      case EPOCH -> AttributeValue.createN(Long.toString(value.getEpochSecond()));
      case EPOCH_MILLIS -> AttributeValue.createN(Long.toString(value.toEpochMilli()));
    };
  }

  static String string(String path, AttributeValue value) {
    String text = value.s();
    if (text == null) {
      throw unexpected(path, "S", value);
    }
    return text;
  }

  private static String numberText(String path, AttributeValue value) {
    String text = value.n();
    if (text == null) {
      throw unexpected(path, "N", value);
    }
    return text;
  }

  /** An integer within bounds. */
  static long integer(String path, AttributeValue value, long min, long max) {
    String text = numberText(path, value);
    try {
      long number = exactLong(text);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (ArithmeticException | NumberFormatException notALong) {
      // Said below, as for a number out of bounds.
    }
    throw failure(path, "is " + shown(text) + ", no " + integer(min, max));
  }

  /** What an integer within bounds is called. */
  static String integer(long min, long max) {
    return "integer from " + min + " to " + max;
  }

  private static long exactLong(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException notPlain) {
      // DynamoDB gives whole numbers without a fraction or an exponent; what stands in for it may
      // not.
      BigDecimal number = Numbers.parse(text);
      if (number == null) {
        throw notPlain;
      }
      return number.longValueExact();
    }
  }

  static float floatValue(String path, AttributeValue value) {
    return decimal(path, value).floatValue();
  }

  static double doubleValue(String path, AttributeValue value) {
    return decimal(path, value).doubleValue();
  }

  static BigDecimal decimal(String path, AttributeValue value) {
    String text = numberText(path, value);
    BigDecimal number = Numbers.parse(text);
    if (number == null) {
      throw failure(path, no("number that DynamoDB can hold", text).reason());
    }
    return number;
  }

  static BigInteger bigInteger(String path, AttributeValue value) {
    try {
      return decimal(path, value).toBigIntegerExact();
    } catch (ArithmeticException fraction) {
      throw failure(path, "is " + shown(value.n()) + ", no integer");
    }
  }

  static boolean bool(String path, AttributeValue value) {
    Boolean bool = value.bool();
    if (bool == null) {
      throw unexpected(path, "BOOL", value);
    }
    return bool;
  }

  static Instant instant(String path, AttributeValue value, TimeFormat format) {
    if (format == TimeFormat.EPOCH) {
      return Instant.ofEpochSecond(integer(path, value, MIN_EPOCH_SECOND, MAX_EPOCH_SECOND));
    }
    if (format == TimeFormat.EPOCH_MILLIS) {
      return Instant.ofEpochMilli(integer(path, value, Long.MIN_VALUE, Long.MAX_VALUE));
    }
    String text = string(path, value);
    Instant instant = InstantText.parse(text);
    if (instant == null) {
      throw failure(path, no("ISO-8601 time", text).reason());
    }
    return instant;
  }

  static UUID uuid(String path, AttributeValue value) {
    String text = string(path, value);
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException notAUuid) {
      throw failure(path, no("UUID", text).reason());
    }
  }

  static byte[] bytes(String path, AttributeValue value) {
    return binary(path, value).asByteArray();
  }

  static SdkBytes binary(String path, AttributeValue value) {
    if (value.b() == null) {
      throw unexpected(path, "B", value);
    }
    return value.b();
  }

  /** Text that is not what it should be. */
  static DecodeFailure no(String expected, String text) {
    return failure("", "is \"" + shown(text) + "\", no " + expected);
  }

  /** Text that is none of those known. */
  static DecodeFailure notAmong(Set<String> known, String text) {
    return failure("", "is \"" + shown(text) + "\", none of " + known.stream().sorted().toList());
  }

  private static String shown(String text) {
    return text.length() <= SHOWN_CHARS ? text : text.substring(0, SHOWN_CHARS - 3) + "...";
  }

  /** An element of a list or map, which the SDK's types let be null, and DynamoDB doesn't. */
  static AttributeValue present(@Nullable AttributeValue element) {
    if (element == null) {
      throw failure("", "is null");
    }
    return element;
  }

  static DecodeFailure unexpected(String path, String expected, AttributeValue value) {
    return failure(path, "is of type " + value.type() + ", not " + expected);
  }

  private static DecodeFailure failure(String path, String reason) {
    return new DecodeFailure(path, reason, null);
  }

  private static final int SHOWN_CHARS = 60;
  private static final long MIN_EPOCH_SECOND = Instant.MIN.getEpochSecond();
  private static final long MAX_EPOCH_SECOND = Instant.MAX.getEpochSecond();
}
