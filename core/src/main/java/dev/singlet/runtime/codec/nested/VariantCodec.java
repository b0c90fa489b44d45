package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a record of a union, with the attribute that tells which record it is.
 *
 * @param record the codec of the record
 * @param discriminator the attribute
 * @param tag its value
 */
public record VariantCodec<T>(ValueCodec<T> record, String discriminator, String tag)
    implements ValueCodec<T> {

  @Override
  public AttributeValue encode(T value) {
    Map<String, AttributeValue> attributes =
        new HashMap<>(Objects.requireNonNull(record.encode(value)).m());
    attributes.put(discriminator, AttributeValue.createS(tag));
    return AttributeValue.createM(attributes);
  }

  @Override
  public T decode(StoredValue value) {
    return record.decode(value);
  }

  @Override
  public void check(T value, Violations violations) {
    record.check(value, violations);
  }
}
