package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The records and enums of a sealed interface.
 *
 * @param <T> the sealed interface
 * @param <M> the mark that tells which of them a stored value is
 */
final class Variants<T, M> {

  private final List<Variant<? extends T, M>> all = new ArrayList<>();

  record Variant<R, M>(M mark, Class<? super R> type, ValueCodec<R> codec) {

    @SuppressWarnings("unchecked") // All of the class are of its one generic type.
    @Nullable AttributeValue encode(Object value) {
      return codec.encode((R) value);
    }

    @SuppressWarnings("unchecked") // As above.
    void check(Object value, Violations violations) {
      codec.check((R) value, violations);
    }
  }

  <R extends T> void add(M mark, Class<? super R> type, ValueCodec<R> codec) {
    all.add(new Variant<>(mark, type, codec));
  }

  /** Returns the variant of a value. */
  Variant<? extends T, M> of(T value) {
    for (Variant<? extends T, M> variant : all) {
      if (variant.type().isInstance(value)) {
        return variant;
      }
    }
    throw new IllegalStateException(
        value.getClass().getName()
            + " was added to its sealed interface after the entity was compiled. Compile the"
            + " entity again.");
  }

  /**
   * Returns the mark of a record or an enum.
   *
   * @return the mark; null if the sealed interface doesn't permit the class
   */
  @Nullable M mark(Class<?> type) {
    for (Variant<? extends T, M> variant : all) {
      if (variant.type() == type) {
        return variant.mark();
      }
    }
    return null;
  }

  List<Variant<? extends T, M>> all() {
    return all;
  }
}
