package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores an array of primitives as L, through a list of boxed values. */
record PrimitiveArrayCodec<A, E>(
    ValueCodec<E> element,
    IntFunction<A> create,
    ToIntFunction<A> length,
    Get<A, E> get,
    Set<A, E> set)
    implements ValueCodec<A> {

  /** Reads an element. */
  interface Get<A, E> {
    E at(A array, int index);
  }

  /** Writes an element. */
  interface Set<A, E> {
    void at(A array, int index, E element);
  }

  @Override
  public AttributeValue encode(A array) {
    return new ListCodec<>(element).encode(boxed(array));
  }

  @Override
  public A decode(StoredValue value) {
    List<E> list = new ListCodec<>(element).decode(value);
    A array = create.apply(list.size());
    for (int i = 0; i < list.size(); i++) {
      set.at(array, i, list.get(i));
    }
    return array;
  }

  @Override
  public void check(A array, Violations violations) {
    new ListCodec<>(element).check(boxed(array), violations);
  }

  private List<E> boxed(A array) {
    int size = length.applyAsInt(array);
    List<E> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(get.at(array, i));
    }
    return list;
  }
}
