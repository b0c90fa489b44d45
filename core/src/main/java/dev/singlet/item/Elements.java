package dev.singlet.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is within lists and maps. */
final class Elements {

  private Elements() {}

  static <E> AttributeValue encode(ValueCodec<E> codec, E value) {
    AttributeValue encoded = codec.encode(value);
    if (encoded == null) {
      throw new IllegalStateException(
          codec + " stores nothing for " + value + ", which isAbsent() must tell.");
    }
    return encoded;
  }
}
