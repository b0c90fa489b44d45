package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Arrays;
import java.util.function.IntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores an array of objects as L.
 *
 * @param element the codec of its elements
 * @param array makes an array: {@code String[]::new}
 * @param <E> the type of its elements
 */
public record ArrayCodec<E>(ValueCodec<E> element, IntFunction<E[]> array)
    implements ValueCodec<E[]> {

  @Override
  public AttributeValue encode(E[] value) {
    return new ListCodec<>(element).encode(Arrays.asList(value));
  }

  @Override
  public E[] decode(StoredValue value) {
    return new ListCodec<>(element).decode(value).toArray(array);
  }

  @Override
  public void check(E[] value, Violations violations) {
    new ListCodec<>(element).check(Arrays.asList(value), violations);
  }
}
