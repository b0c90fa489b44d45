package dev.singlet.generated.item;

import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the attributes of an item, or of a map within one. An attribute of DynamoDB's type NULL
 * counts as absent. What can't be read becomes an error that names the attribute.
 */
public abstract non-sealed class ItemReader extends StoredKey {

  private final Map<String, List<String>> olderNames;

  /** Implemented where items come from. */
  protected ItemReader(Map<String, List<String>> olderNames) {
    this.olderNames = olderNames;
  }

  /** Reads an item. */
  public static ItemReader of(Map<String, AttributeValue> item) {
    return of(item, Map.of());
  }

  /** Reads an item whose attributes may have older names. */
  public static ItemReader of(
      Map<String, AttributeValue> item, Map<String, List<String>> olderNames) {
    return item instanceof StoredItem stored
        ? stored.reader(olderNames)
        : new SdkItemReader(item, olderNames, 1);
  }

  /**
   * Whether an attribute is there.
   *
   * @return false if it is absent or of type NULL
   */
  public abstract boolean has(String name);

  /** Reads a string. */
  public abstract String string(String name);

  /** Reads a number. */
  protected abstract String number(String name);

  /** Reads an integer. */
  public byte byteValue(String name) {
    return (byte) integer(name, Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** Reads an integer. */
  public short shortValue(String name) {
    return (short) integer(name, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** Reads an integer. */
  public int intValue(String name) {
    return (int) integer(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Reads an integer. */
  public long longValue(String name) {
    return integer(name, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** Reads an integer within bounds. */
  protected long integer(String name, long min, long max) {
    return Scalars.integer(name, number(name), min, max);
  }

  /** Reads a number. */
  public float floatValue(String name) {
    return Scalars.floatValue(name, number(name));
  }

  /** Reads a number. */
  public double doubleValue(String name) {
    return Scalars.doubleValue(name, number(name));
  }

  /** Reads a boolean. */
  public abstract boolean bool(String name);

  /** Reads an integer of any size. */
  public BigInteger bigInteger(String name) {
    return Scalars.bigInteger(name, number(name));
  }

  /** Reads a number, without trailing zeros. */
  public BigDecimal bigDecimal(String name) {
    return Scalars.decimal(name, number(name));
  }

  /** Reads a UUID. */
  public UUID uuid(String name) {
    return Scalars.uuid(name, string(name));
  }

  /** Reads bytes, as a copy. */
  public byte[] bytes(String name) {
    return binary(name).asByteArray();
  }

  /** Reads bytes. */
  protected abstract SdkBytes binary(String name);

  /** Reads a time. */
  public Instant instant(String name, TimeFormat format) {
    return Scalars.isNumber(format) ? Scalars.epoch(name, number(name), format) : time(name);
  }

  /** Reads a time in the forms of ISO-8601. */
  protected Instant time(String name) {
    return Scalars.instant(name, string(name));
  }

  /** Reads a value of any other type. Open content may be NULL itself. */
  public <T> T value(String name, ValueCodec<T> codec) {
    // Most items have an enum. Its text is read without an object for the value.
    if (codec instanceof EnumCodec<?>) {
      return constant(name, (TextCodec<T>) codec);
    }
    StoredValue stored = codec instanceof DocumentCodec ? nullable(name) : null;
    StoredValue value = stored == null ? required(name) : stored;
    try {
      return codec.decode(value);
    } catch (RuntimeException failure) {
      throw DecodeFailure.in(name, failure);
    }
  }

  private <T> T constant(String name, TextCodec<T> codec) {
    String text = string(name);
    try {
      return codec.parse(text);
    } catch (RuntimeException failure) {
      throw DecodeFailure.in(name, failure);
    }
  }

  /**
   * An attribute's value.
   *
   * @throws DecodeFailure if there is none
   */
  protected abstract StoredValue required(String name);

  /**
   * An attribute's value under its present name.
   *
   * @return its value, which may be NULL; null if there is none
   */
  protected abstract @Nullable StoredValue nullable(String name);

  /** All attributes. */
  protected abstract Map<String, AttributeValue> attributes();

  /**
   * Whether any attribute had another name before.
   *
   * @return false if there is no use in looking for older names
   */
  protected final boolean hasOlderNames() {
    return !olderNames.isEmpty();
  }

  /** What an attribute was called before. */
  protected final List<String> olderNames(String name) {
    return olderNames.getOrDefault(name, List.of());
  }

  /** What to throw for an attribute that is required. */
  protected static DecodeFailure absent(String name, boolean isNull) {
    return DecodeFailure.absent(name, "is required, and " + (isNull ? "is NULL" : "absent"));
  }

  /** What to throw for an attribute of a type that is not expected. */
  protected static DecodeFailure unexpected(
      String name, String expected, AttributeValue.Type found) {
    return Scalars.unexpected(name, expected, found);
  }
}
