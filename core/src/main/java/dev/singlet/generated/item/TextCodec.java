package dev.singlet.generated.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Converts values of one Java type to text and back, one text for each value. Stored as S, unless
 * the codec says otherwise; the text also serves as the key of a map, and in keys.
 */
public interface TextCodec<T> extends ValueCodec<T> {

  /** Writes a value. */
  String format(T value);

  /**
   * Reads a value.
   *
   * @throws DecodeFailure if the text is none of the type's
   */
  T parse(String text);

  @Override
  default AttributeValue encode(T value) {
    return AttributeValue.createS(format(value));
  }

  @Override
  default T decode(StoredValue value) {
    return parse(Scalars.string(value));
  }
}
