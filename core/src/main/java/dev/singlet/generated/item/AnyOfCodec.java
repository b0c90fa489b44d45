package dev.singlet.generated.item;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores each record or enum of a sealed interface as a DynamoDB type of its own, which tells which
 * of them it is.
 */
public final class AnyOfCodec<T> implements ValueCodec<T> {

  private final List<Variant<? extends T>> variants = new ArrayList<>();

  private record Variant<R>(
      AttributeValue.Type stored, Class<? super R> type, ValueCodec<R> codec) {

    @SuppressWarnings("unchecked") // All of the class are of its one generic type.
    @Nullable AttributeValue encode(Object value) {
      return codec.encode((R) value);
    }

    @SuppressWarnings("unchecked") // As above.
    void check(Object value, Violations violations) {
      codec.check((R) value, violations);
    }
  }

  /** Makes a union without records. */
  public AnyOfCodec() {}

  /** Adds a record or an enum, which no other one shares its type with. */
  public <R extends T> AnyOfCodec<T> variant(
      AttributeValue.Type stored, Class<? super R> type, ValueCodec<R> codec) {
    variants.add(new Variant<>(stored, type, codec));
    return this;
  }

  /**
   * Returns the DynamoDB type of a record or an enum.
   *
   * @return the type; null if the class is none of the sealed interface
   */
  public AttributeValue.@Nullable Type stored(Class<?> type) {
    return variants.stream()
        .filter(variant -> variant.type() == type)
        .map(Variant::stored)
        .findFirst()
        .orElse(null);
  }

  @Override
  public @Nullable AttributeValue encode(T value) {
    return variantOf(value).encode(value);
  }

  @Override
  public T decode(StoredValue value) {
    for (Variant<? extends T> variant : variants) {
      if (variant.stored() == value.type()) {
        return variant.codec().decode(value);
      }
    }
    throw Scalars.unexpected(
        "",
        String.join(" or ", variants.stream().map(v -> v.stored().name()).sorted().toList()),
        value.type());
  }

  @Override
  public void check(T value, Violations violations) {
    variantOf(value).check(value, violations);
  }

  private Variant<? extends T> variantOf(T value) {
    for (Variant<? extends T> variant : variants) {
      if (variant.type().isInstance(value)) {
        return variant;
      }
    }
    throw new IllegalStateException(
        value.getClass().getName()
            + " was added to its sealed interface after the entity was compiled. Compile the"
            + " entity again.");
  }
}
