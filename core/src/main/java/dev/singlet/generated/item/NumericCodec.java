package dev.singlet.generated.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A codec of values whose text is a number, stored as N. */
interface NumericCodec<T> extends ParsedCodec<T> {

  @Override
  default AttributeValue encode(T value) {
    return AttributeValue.createN(format(value));
  }

  @Override
  default T decode(StoredValue value) {
    String text = value.n() == null ? value.s() : value.n();
    if (text == null) {
      throw value.unexpected("N");
    }
    return parse(text);
  }
}
