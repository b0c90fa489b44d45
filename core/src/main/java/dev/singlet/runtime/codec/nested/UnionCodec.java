package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores each record of a sealed interface as M, with an attribute that tells which record it is.
 */
public final class UnionCodec<T> implements ValueCodec<T> {

  private final String discriminator;
  private final Variants<T, AttributeValue> variants = new Variants<>();

  /** Makes a union without records. */
  public UnionCodec(String discriminator) {
    this.discriminator = discriminator;
  }

  /** Adds a record. */
  public <R extends T> UnionCodec<T> variant(
      String tag, Class<? super R> type, ValueCodec<R> codec) {
    variants.add(AttributeValue.createS(tag), type, codec);
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
    AttributeValue tag = variants.mark(type);
    return tag == null ? null : tag.s();
  }

  @Override
  public AttributeValue encode(T value) {
    Variants.Variant<? extends T, AttributeValue> variant = variants.of(value);
    Map<String, AttributeValue> attributes =
        new HashMap<>(Objects.requireNonNull(variant.encode(value)).m());
    attributes.put(discriminator, variant.mark());
    return AttributeValue.createM(attributes);
  }

  @Override
  public T decode(StoredValue value) {
    ItemReader item = value.attributes();
    String tag = item.string(discriminator);
    for (Variants.Variant<? extends T, AttributeValue> variant : variants.all()) {
      if (variant.mark().s().equals(tag)) {
        return variant.codec().decode(value);
      }
    }
    throw new DecodeFailure(
        discriminator,
        "is \""
            + tag
            + "\", none of "
            + variants.all().stream().map(each -> each.mark().s()).sorted().toList(),
        null);
  }

  @Override
  public void check(T value, Violations violations) {
    variants.of(value).check(value, violations);
  }
}
