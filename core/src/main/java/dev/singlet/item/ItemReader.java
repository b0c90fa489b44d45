package dev.singlet.item;

import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the attributes of an item, or of a map within one. An attribute of DynamoDB's type NULL
 * counts as absent. What can't be read becomes an error that names the attribute.
 */
public final class ItemReader {

  private final Map<String, AttributeValue> item;
  private final Map<String, List<String>> olderNames;

  /**
   * Reads an item.
   *
   * @param item its attributes
   */
  public ItemReader(Map<String, AttributeValue> item) {
    this(item, Map.of());
  }

  /**
   * Reads an item whose attributes may have older names.
   *
   * @param item its attributes
   * @param olderNames the names that attributes had, by their present ones
   */
  public ItemReader(Map<String, AttributeValue> item, Map<String, List<String>> olderNames) {
    this.item = item;
    this.olderNames = olderNames;
  }

  /**
   * Reads within a map.
   *
   * @param value an attribute value
   * @return a reader of its attributes
   */
  public static ItemReader of(AttributeValue value) {
    return of(value, Map.of());
  }

  /**
   * Reads within a map whose attributes may have older names.
   *
   * @param value an attribute value
   * @param olderNames the names that attributes had, by their present ones
   * @return a reader of its attributes
   */
  public static ItemReader of(AttributeValue value, Map<String, List<String>> olderNames) {
    if (!value.hasM()) {
      throw Scalars.unexpected("", "M", value);
    }
    return new ItemReader(value.m(), olderNames);
  }

  /**
   * Whether an attribute is there.
   *
   * @param name the attribute
   * @return false if it is absent or of type NULL
   */
  public boolean has(String name) {
    return find(name) != null;
  }

  /**
   * Reads a string.
   *
   * @param name the attribute
   * @return its value
   */
  public String string(String name) {
    return Scalars.string(name, require(name));
  }

  /**
   * Reads an integer.
   *
   * @param name the attribute
   * @return its value
   */
  public byte byteValue(String name) {
    return (byte) Scalars.integer(name, require(name), Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /**
   * Reads an integer.
   *
   * @param name the attribute
   * @return its value
   */
  public short shortValue(String name) {
    return (short) Scalars.integer(name, require(name), Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /**
   * Reads an integer.
   *
   * @param name the attribute
   * @return its value
   */
  public int intValue(String name) {
    return (int) Scalars.integer(name, require(name), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /**
   * Reads an integer.
   *
   * @param name the attribute
   * @return its value
   */
  public long longValue(String name) {
    return Scalars.integer(name, require(name), Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /**
   * Reads a number.
   *
   * @param name the attribute
   * @return its value
   */
  public float floatValue(String name) {
    return Scalars.floatValue(name, require(name));
  }

  /**
   * Reads a number.
   *
   * @param name the attribute
   * @return its value
   */
  public double doubleValue(String name) {
    return Scalars.doubleValue(name, require(name));
  }

  /**
   * Reads a boolean.
   *
   * @param name the attribute
   * @return its value
   */
  public boolean bool(String name) {
    return Scalars.bool(name, require(name));
  }

  /**
   * Reads an integer of any size.
   *
   * @param name the attribute
   * @return its value
   */
  public BigInteger bigInteger(String name) {
    return Scalars.bigInteger(name, require(name));
  }

  /**
   * Reads a number, without trailing zeros.
   *
   * @param name the attribute
   * @return its value
   */
  public BigDecimal bigDecimal(String name) {
    return Scalars.decimal(name, require(name));
  }

  /**
   * Reads a UUID.
   *
   * @param name the attribute
   * @return its value
   */
  public UUID uuid(String name) {
    return Scalars.uuid(name, require(name));
  }

  /**
   * Reads bytes, as a copy.
   *
   * @param name the attribute
   * @return its value
   */
  public byte[] bytes(String name) {
    return Scalars.bytes(name, require(name));
  }

  /**
   * Reads a time.
   *
   * @param name the attribute
   * @param format the form it is stored in
   * @return its value
   */
  public Instant instant(String name, TimeFormat format) {
    return Scalars.instant(name, require(name), format);
  }

  /**
   * Reads a value of any other type. Open content may be NULL itself.
   *
   * @param name the attribute
   * @param codec how it is stored
   * @param <T> its type
   * @return its value
   */
  public <T> T value(String name, ValueCodec<T> codec) {
    AttributeValue stored = codec instanceof DocumentCodec ? item.get(name) : null;
    AttributeValue value = stored == null ? require(name) : stored;
    try {
      return codec.decode(value);
    } catch (RuntimeException failure) {
      throw DecodeFailure.in(name, failure);
    }
  }

  /** All attributes, as stored. */
  Map<String, AttributeValue> attributes() {
    return item;
  }

  private AttributeValue require(String name) {
    AttributeValue value = find(name);
    if (value == null) {
      String state = item.get(name) == null ? "absent" : "is NULL";
      throw DecodeFailure.absent(name, "is required, and " + state);
    }
    return value;
  }

  private @Nullable AttributeValue find(String name) {
    AttributeValue value = present(name);
    if (value == null && !olderNames.isEmpty()) {
      for (String older : olderNames.getOrDefault(name, List.of())) {
        value = value == null ? present(older) : value;
      }
    }
    return value;
  }

  private @Nullable AttributeValue present(String name) {
    AttributeValue value = item.get(name);
    return value == null || value.type() == AttributeValue.Type.NUL ? null : value;
  }
}
