package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores each record or enum of a sealed interface as a DynamoDB type of its own, which tells which
 * of them it is.
 */
public final class AnyOfCodec<T> implements ValueCodec<T> {

  private final Variants<T, AttributeValue.Type> variants = new Variants<>();

  /** Makes a union without records. */
  public AnyOfCodec() {}

  /** Adds a record or an enum, which no other one shares its type with. */
  public <R extends T> AnyOfCodec<T> variant(
      AttributeValue.Type stored, Class<? super R> type, ValueCodec<R> codec) {
    variants.add(stored, type, codec);
    return this;
  }

  /**
   * Returns the DynamoDB type of a record or an enum.
   *
   * @return the type; null if the sealed interface doesn't permit the class
   */
  public AttributeValue.@Nullable Type stored(Class<?> type) {
    return variants.mark(type);
  }

  @Override
  public @Nullable AttributeValue encode(T value) {
    return variants.of(value).encode(value);
  }

  @Override
  public T decode(StoredValue value) {
    for (Variants.Variant<? extends T, AttributeValue.Type> variant : variants.all()) {
      if (variant.mark() == value.type()) {
        return variant.codec().decode(value);
      }
    }
    throw Scalars.unexpected(
        "",
        String.join(
            " or ", variants.all().stream().map(each -> each.mark().name()).sorted().toList()),
        value.type());
  }

  @Override
  public void check(T value, Violations violations) {
    variants.of(value).check(value, violations);
  }
}
