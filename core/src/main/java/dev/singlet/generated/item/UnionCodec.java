package dev.singlet.generated.item;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores each record of a sealed interface as M, with an attribute that tells which record it is.
 */
public final class UnionCodec<T> implements ValueCodec<T> {

  private final String discriminator;
  private final List<Variant<? extends T>> variants = new ArrayList<>();

  private record Variant<R>(
      String tag, AttributeValue stored, Class<? super R> type, ValueCodec<R> codec) {

    @SuppressWarnings("unchecked") // A record's class has no subclasses.
    AttributeValue encode(Object value, String discriminator) {
      AttributeValue encoded = Objects.requireNonNull(codec.encode((R) value));
      Map<String, AttributeValue> attributes = new HashMap<>(encoded.m());
      attributes.put(discriminator, stored);
      return AttributeValue.createM(attributes);
    }

    @SuppressWarnings("unchecked") // As above.
    void check(Object value, Violations violations) {
      codec.check((R) value, violations);
    }
  }

  /** Makes a union without records. */
  public UnionCodec(String discriminator) {
    this.discriminator = discriminator;
  }

  /** Adds a record. */
  public <R extends T> UnionCodec<T> variant(
      String tag, Class<? super R> type, ValueCodec<R> codec) {
    variants.add(new Variant<>(tag, AttributeValue.createS(tag), type, codec));
    return this;
  }

  /** Returns the attribute that tells which record it is. */
  public String discriminator() {
    return discriminator;
  }

  /**
   * Returns the discriminator's value for a record.
   *
   * @return the tag; null if the type is not a record of the union
   */
  public @Nullable String tag(Class<?> type) {
    return variants.stream()
        .filter(variant -> variant.type() == type)
        .map(Variant::tag)
        .findFirst()
        .orElse(null);
  }

  @Override
  public AttributeValue encode(T value) {
    return variantOf(value).encode(value, discriminator);
  }

  @Override
  public T decode(StoredValue value) {
    ItemReader item = value.attributes();
    String tag = item.string(discriminator);
    for (Variant<? extends T> variant : variants) {
      if (variant.tag().equals(tag)) {
        return variant.codec().decode(value);
      }
    }
    throw new DecodeFailure(
        discriminator,
        "is \"" + tag + "\", none of " + variants.stream().map(Variant::tag).sorted().toList(),
        null);
  }

  @Override
  public void check(T value, Violations violations) {
    variantOf(value).check(value, violations);
  }

  private Variant<? extends T> variantOf(T value) {
    for (Variant<? extends T> variant : variants) {
      if (variant.type() == value.getClass()) {
        return variant;
      }
    }
    throw new IllegalStateException(
        value.getClass().getName()
            + " was added to its sealed interface after the entity was compiled. Compile the"
            + " entity again.");
  }
}
