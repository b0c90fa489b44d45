package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores values whose text is a number as N.
 *
 * @param text the codec of the text
 */
record NumericCodec<T>(TextCodec<T> text) implements TextCodec<T> {

  @Override
  public AttributeValue encode(T value) {
    return AttributeValue.createN(format(value));
  }

  @Override
  public T decode(StoredValue value) {
    boolean isText = value.type() == AttributeValue.Type.S;
    return parse(isText ? value.text() : value.number());
  }

  @Override
  public String format(T value) {
    return text.format(value);
  }

  @Override
  public T parse(String number) {
    return text.parse(number);
  }

  @Override
  public void check(T value, Violations violations) {
    text.check(value, violations);
  }
}
