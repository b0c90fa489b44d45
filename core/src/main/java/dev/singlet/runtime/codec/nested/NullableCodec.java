package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores elements of lists and values of maps that can be null. Null is stored as NULL, because a
 * list has no gaps.
 *
 * @param present the codec of the others
 * @param <T> their type, which is declared {@code @Nullable} where they are held
 */
@SuppressWarnings("NullAway")
public record NullableCodec<T>(ValueCodec<T> present) implements ValueCodec<T> {

  private static final AttributeValue NULL = AttributeValue.createNul(true);

  @Override
  public AttributeValue encode(T value) {
    return value == null ? NULL : Elements.encode(present, value);
  }

  @Override
  public T decode(StoredValue value) {
    return value.type() == AttributeValue.Type.NUL ? null : present.decode(value);
  }

  @Override
  public boolean readsNull() {
    return true;
  }

  @Override
  public boolean isAbsent(T value) {
    return value != null && present.isAbsent(value);
  }

  @Override
  public void check(T value, Violations violations) {
    if (value != null) {
      present.check(value, violations);
    }
  }
}
