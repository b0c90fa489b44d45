package dev.singlet.item;

import java.util.Collection;
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

  /** Whether all elements are there, and can be told at once to be valid. */
  static <E> boolean areSurelyValid(Collection<E> elements, ValueCodec<E> codec) {
    for (E element : elements) {
      if (element == null || !codec.isSurelyValid(element)) {
        return false;
      }
    }
    return true;
  }
}
