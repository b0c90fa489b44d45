package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a list as L.
 *
 * @param element the codec of its elements
 * @param <E> the type of its elements
 */
public record ListCodec<E>(ValueCodec<E> element) implements ValueCodec<List<E>> {

  @Override
  public AttributeValue encode(List<E> list) {
    return AttributeValue.createL(new EncodedList<>(list, element));
  }

  @Override
  public List<E> decode(StoredValue value) {
    List<@Nullable StoredValue> values = value.require(AttributeValue.Type.L).elements();
    Object[] elements = new Object[values.size()];
    for (int i = 0; i < elements.length; i++) {
      try {
        elements[i] = element.decode(Scalars.present(values.get(i)));
      } catch (RuntimeException failure) {
        throw Elements.failure("[" + i + "]", values.get(i), failure);
      }
    }
    return Collections.unmodifiableList(Elements.listOf(elements));
  }

  @Override
  public boolean isSurelyValid(List<E> list) {
    // Nested values may be too deep.
    return element instanceof TextCodec && Elements.areSurelyValid(list, element);
  }

  @Override
  public void check(List<E> list, Violations violations) {
    Elements.checkList(list, element, violations);
  }
}
