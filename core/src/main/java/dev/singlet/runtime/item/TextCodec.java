package dev.singlet.runtime.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Converts values of one Java type to text and back, with one text for each value. The text is
 * stored as S, unless the codec overrides this. It also serves as a map key, and in keys.
 */
public interface TextCodec<T> extends ValueCodec<T> {

  /** Writes a value. */
  String format(T value);

  /**
   * Reads a value.
   *
   * @throws DecodeFailure if the text is not valid for the type
   */
  T parse(String text);

  @Override
  default AttributeValue encode(T value) {
    return AttributeValue.createS(format(value));
  }

  @Override
  default T decode(StoredValue value) {
    return parse(value.string());
  }
}
