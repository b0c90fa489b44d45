package dev.singlet.runtime.item;

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
 * counts as absent. An unreadable attribute causes an exception that names it.
 */
public abstract class ItemReader extends StoredKey {

  private final Map<String, List<String>> olderNames;

  /** Takes the earlier names of attributes. */
  protected ItemReader(Map<String, List<String>> olderNames) {
    this.olderNames = olderNames;
  }

  /** Reads an item. */
  public static ItemReader of(Map<String, AttributeValue> item) {
    return of(item, Map.of());
  }

  /** Reads an item whose attributes may have earlier names. */
  public static ItemReader of(
      Map<String, AttributeValue> item, Map<String, List<String>> olderNames) {
    return item instanceof StoredItem stored
        ? stored.reader(olderNames)
        : new SdkItemReader(item, olderNames, 1);
  }

  /** Returns true if values that only the key of an item has are attributes here. */
  public boolean isJson() {
    return false;
  }

  /** Returns true if this is JSON of an item that is to be put, and the put gives the attribute. */
  public boolean isGivenLater(String name) {
    return false;
  }

  /**
   * Returns whether an attribute exists.
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

  /** Reads a value of any other type. A document may be NULL. */
  public <T> T value(String name, ValueCodec<T> codec) {
    // Most items have an enum. Its text is read without creating an object for the value.
    if (codec instanceof EnumCodec<?>) {
      return constant(name, (TextCodec<T>) codec);
    }
    StoredValue stored = codec.readsNull() ? nullable(name) : null;
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
   * Returns an attribute's value.
   *
   * @throws DecodeFailure if there is none
   */
  protected abstract StoredValue required(String name);

  /**
   * Returns an attribute's value under its current name.
   *
   * @return its value, which may be NULL; null if there is none
   */
  protected abstract @Nullable StoredValue nullable(String name);

  /** Returns all attributes. */
  public abstract Map<String, AttributeValue> attributes();

  /**
   * Returns whether any attribute has earlier names.
   *
   * @return false if looking for earlier names is useless
   */
  protected final boolean hasOlderNames() {
    return !olderNames.isEmpty();
  }

  /** Returns the earlier names of an attribute. */
  protected final List<String> olderNames(String name) {
    return olderNames.getOrDefault(name, List.of());
  }

  /** Returns the failure for a required attribute that is absent. */
  protected static DecodeFailure absent(String name, boolean isNull) {
    return DecodeFailure.absent(name, "is required, and " + (isNull ? "is NULL" : "absent"));
  }

  /** Returns the failure for an attribute of an unexpected type. */
  protected static DecodeFailure unexpected(
      String name, String expected, AttributeValue.Type found) {
    return Scalars.unexpected(name, expected, found);
  }
}
