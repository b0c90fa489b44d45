package dev.singlet.runtime.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.text.EntryList;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects the attributes of an item, or of a map within one. A null is an absent attribute. */
public final class ItemWriter {

  /** The limit for a linear search. */
  private static final int FEW = 64;

  private final EntryList<AttributeValue> few;
  private @Nullable Map<String, AttributeValue> many;

  /** Makes an empty item. */
  public ItemWriter(int attributes) {
    this(new EntryList<>(Math.min(attributes, FEW)));
  }

  private ItemWriter(EntryList<AttributeValue> few) {
    this.few = few;
  }

  /** Makes an empty map that becomes a value at the end. Its entries are never looked up. */
  public static ItemWriter ofValue(int attributes) {
    return new ItemWriter(new EntryList<>(attributes));
  }

  /** Writes an attribute value as it is. */
  public void put(String name, AttributeValue value) {
    if (many != null || !few.addIfRoom(name, value)) {
      many().put(name, value);
    }
  }

  /** Returns whether an attribute was written before. */
  public boolean has(String name) {
    return (many == null ? few : many).containsKey(name);
  }

  /** Returns an attribute that was written before. */
  public AttributeValue written(String name) {
    return Objects.requireNonNull((many == null ? few : many).get(name), name);
  }

  /** Writes an attribute that may already be written, such as one in the keys of two indexes. */
  public void replace(String name, AttributeValue value) {
    if (many != null) {
      many.put(name, value);
    } else if (!few.change(name, value)) {
      put(name, value);
    }
  }

  private Map<String, AttributeValue> many() {
    if (many == null) {
      many = new LinkedHashMap<>(few);
    }
    return many;
  }

  /**
   * Writes a string.
   *
   * @param value its value; null to leave it out
   */
  public void string(String name, @Nullable String value) {
    if (value != null) {
      put(name, AttributeValue.createS(value));
    }
  }

  /** Writes a number. */
  public void number(String name, long value) {
    put(name, Scalars.number(value));
  }

  /**
   * Writes a number.
   *
   * @param value its value; null to leave it out
   */
  public void number(String name, @Nullable Number value) {
    if (value != null) {
      put(name, Scalars.number(value));
    }
  }

  /**
   * Writes a boolean.
   *
   * @param value its value; null to leave it out
   */
  public void bool(String name, @Nullable Boolean value) {
    if (value != null) {
      put(name, Scalars.bool(value));
    }
  }

  /**
   * Writes a time.
   *
   * @param value its value; null to leave it out
   */
  public void instant(String name, @Nullable Instant value, TimeFormat format) {
    if (value != null) {
      put(name, Scalars.instant(value, format));
    }
  }

  /**
   * Writes a UUID as a string.
   *
   * @param value its value; null to leave it out
   */
  public void uuid(String name, @Nullable UUID value) {
    if (value != null) {
      put(name, AttributeValue.createS(value.toString()));
    }
  }

  /**
   * Writes bytes.
   *
   * @param value its value, which is copied; null to leave it out
   */
  public void bytes(String name, byte @Nullable [] value) {
    if (value != null) {
      put(name, AttributeValue.createB(SdkBytes.fromByteArray(value)));
    }
  }

  /**
   * Writes a value of any other type.
   *
   * @param value its value; null to leave it out
   */
  public <T> void value(String name, @Nullable T value, ValueCodec<T> codec) {
    if (value != null) {
      AttributeValue encoded = codec.encode(value);
      if (encoded != null) {
        put(name, encoded);
      }
    }
  }

  /** Returns the attributes written. */
  public Map<String, AttributeValue> toItem() {
    return many == null ? few : Collections.unmodifiableMap(many);
  }

  /** Returns the values of the attributes written, as a list in the same order. */
  public AttributeValue toList() {
    return AttributeValue.createL(List.copyOf(toItem().values()));
  }

  /** Returns the value of the only attribute that was written. */
  public AttributeValue toOnly() {
    return few.values().iterator().next();
  }

  /** Returns the attributes written, as one value. */
  public AttributeValue toValue() {
    return AttributeValue.createM(toItem());
  }
}
