package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores texts with a prefix.
 *
 * @param stored the codec of the texts, stored as S
 * @param prefix the beginning of stored texts
 */
public record PrefixedCodec(ValueCodec<String> stored, String prefix)
    implements ValueCodec<String> {

  @Override
  public AttributeValue encode(String value) {
    return AttributeValue.createS(prefix + Objects.requireNonNull(stored.encode(value)).s());
  }

  @Override
  public String decode(StoredValue value) {
    String text = value.string();
    if (!text.startsWith(prefix)) {
      throw new DecodeFailure(
          "", "is \"" + text + "\", which does not begin with \"" + prefix + "\"", null);
    }
    return stored.decode(AttributeValue.createS(text.substring(prefix.length())));
  }

  @Override
  public void check(String value, Violations violations) {
    stored.check(value, violations);
  }
}
