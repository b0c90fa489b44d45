package dev.singlet.runtime.codec;

import dev.singlet.annotation.Converter;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores the result of a converter.
 *
 * @param converter the converter
 * @param stored the codec of its results
 * @param <T> the type in the model
 * @param <S> the type that is stored
 */
public record ConvertedCodec<T, S>(Converter<T, S> converter, ValueCodec<S> stored)
    implements ValueCodec<T> {

  /**
   * Returns the stored form of a value.
   *
   * @return the converter's result; null for null
   */
  public @Nullable S toStored(@Nullable T value) {
    return value == null ? null : converter.toStored(value);
  }

  @Override
  public boolean isAbsent(T value) {
    S converted;
    try {
      converted = converter.toStored(value);
    } catch (RuntimeException refused) {
      return false; // The check reports it.
    }
    return converted != null && stored.isAbsent(converted);
  }

  @Override
  public T absent() {
    return fromStored(stored.absent());
  }

  @Override
  public @Nullable AttributeValue encode(T value) {
    return stored.encode(converter.toStored(value));
  }

  @Override
  public T decode(StoredValue value) {
    return fromStored(stored.decode(value));
  }

  private T fromStored(S decoded) {
    T converted;
    try {
      converted = converter.fromStored(decoded);
    } catch (RuntimeException refused) {
      throw new DecodeFailure("", "is refused by " + name() + ": " + refused.getMessage(), refused);
    }
    if (converted == null) {
      throw new DecodeFailure("", "is converted to null by " + name(), null);
    }
    return converted;
  }

  @Override
  public void check(T value, Violations violations) {
    S converted;
    try {
      converted = converter.toStored(value);
    } catch (RuntimeException refused) {
      violations.add("", "Convert", "is refused by " + name() + ": " + refused.getMessage(), value);
      return;
    }
    if (converted == null) {
      violations.add("", "Convert", "is converted to null by " + name(), value);
    } else {
      stored.check(converted, violations);
    }
  }

  private String name() {
    return converter.getClass().getSimpleName();
  }
}
