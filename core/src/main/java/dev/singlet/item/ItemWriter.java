package dev.singlet.item;

import dev.singlet.annotation.TimeFormat;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects the attributes of an item, or of a map within one. A null is an absent attribute. */
public final class ItemWriter {

  private final Map<String, AttributeValue> item;

  /**
   * An empty item. The default load factor of its {@link HashMap} is 3/4.
   *
   * @param attributes how many attributes it will have at most
   */
  public ItemWriter(int attributes) {
    this(new HashMap<>(attributes + attributes / 3 + 1));
  }

  private ItemWriter(Map<String, AttributeValue> item) {
    this.item = item;
  }

  /**
   * An empty map, of which a value is made at the end.
   *
   * @param attributes how many attributes it will have at most, each written once
   * @return the map, to be ended by {@link #toValue}
   */
  public static ItemWriter ofValue(int attributes) {
    return new ItemWriter(new EntryList(attributes));
  }

  /**
   * Writes an attribute value as it is.
   *
   * @param name the attribute
   * @param value its value
   */
  public void put(String name, AttributeValue value) {
    item.put(name, value);
  }

  /**
   * Writes a string.
   *
   * @param name the attribute
   * @param value its value; null to leave it out
   */
  public void string(String name, @Nullable String value) {
    if (value != null) {
      item.put(name, AttributeValue.createS(value));
    }
  }

  /**
   * Writes a number.
   *
   * @param name the attribute
   * @param value its value
   */
  public void number(String name, long value) {
    item.put(name, AttributeValue.createN(Long.toString(value)));
  }

  /**
   * Writes a number.
   *
   * @param name the attribute
   * @param value its value; null to leave it out
   */
  public void number(String name, @Nullable Number value) {
    if (value != null) {
      item.put(name, Scalars.number(value));
    }
  }

  /**
   * Writes a boolean.
   *
   * @param name the attribute
   * @param value its value; null to leave it out
   */
  public void bool(String name, @Nullable Boolean value) {
    if (value != null) {
      item.put(name, Scalars.bool(value));
    }
  }

  /**
   * Writes a time.
   *
   * @param name the attribute
   * @param value its value; null to leave it out
   * @param format the form it is stored in
   */
  public void instant(String name, @Nullable Instant value, TimeFormat format) {
    if (value != null) {
      item.put(name, Scalars.instant(value, format));
    }
  }

  /**
   * Writes a UUID as a string.
   *
   * @param name the attribute
   * @param value its value; null to leave it out
   */
  public void uuid(String name, @Nullable UUID value) {
    if (value != null) {
      item.put(name, AttributeValue.createS(value.toString()));
    }
  }

  /**
   * Writes bytes.
   *
   * @param name the attribute
   * @param value its value, which is copied; null to leave it out
   */
  public void bytes(String name, byte @Nullable [] value) {
    if (value != null) {
      item.put(name, AttributeValue.createB(SdkBytes.fromByteArray(value)));
    }
  }

  /**
   * Writes a value of any other type.
   *
   * @param name the attribute
   * @param value its value; null to leave it out
   * @param codec how it is stored
   * @param <T> its type
   */
  public <T> void value(String name, @Nullable T value, ValueCodec<T> codec) {
    if (value != null) {
      AttributeValue encoded = codec.encode(value);
      if (encoded != null) {
        item.put(name, encoded);
      }
    }
  }

  /**
   * The attributes written.
   *
   * @return the item
   */
  public Map<String, AttributeValue> toItem() {
    return item;
  }

  /**
   * The attributes written, as one value.
   *
   * @return a map
   */
  public AttributeValue toValue() {
    return AttributeValue.createM(item);
  }
}
