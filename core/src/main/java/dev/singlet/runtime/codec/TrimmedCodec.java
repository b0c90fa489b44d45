package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores texts without leading and trailing white space.
 *
 * @param stored the codec of the trimmed texts
 */
public record TrimmedCodec(ValueCodec<String> stored) implements ValueCodec<String> {

  @Override
  public @Nullable AttributeValue encode(String value) {
    return stored.encode(value.strip());
  }

  @Override
  public String decode(StoredValue value) {
    return stored.decode(value);
  }

  @Override
  public void check(String value, Violations violations) {
    stored.check(value.strip(), violations);
  }
}
