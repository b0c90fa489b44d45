package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.ValueCodec;
import java.util.AbstractList;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A list that encodes its elements when read. {@link AttributeValue#createL} reads it once and
 * copies it.
 */
final class EncodedList<E> extends AbstractList<AttributeValue> {

  private final List<E> list;
  private final ValueCodec<E> element;

  EncodedList(List<E> list, ValueCodec<E> element) {
    this.list = list;
    this.element = element;
  }

  @Override
  public AttributeValue get(int index) {
    return Elements.encode(element, list.get(index));
  }

  @Override
  public int size() {
    return list.size();
  }

  @Override
  public void forEach(Consumer<? super AttributeValue> action) {
    for (E value : list) {
      action.accept(Elements.encode(element, value));
    }
  }
}
