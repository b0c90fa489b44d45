package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A codec that is looked up when it is used, for types that contain themselves.
 *
 * @param codec supplies the codec
 * @param <T> the Java type
 */
public record LazyCodec<T>(Supplier<? extends ValueCodec<T>> codec) implements ValueCodec<T> {

  @Override
  public @Nullable AttributeValue encode(T value) {
    return codec.get().encode(value);
  }

  @Override
  public T decode(StoredValue value) {
    return codec.get().decode(value);
  }

  @Override
  public boolean isAbsent(T value) {
    return codec.get().isAbsent(value);
  }

  @Override
  public void check(T value, Violations violations) {
    codec.get().check(value, violations);
  }
}
