package dev.singlet.runtime.codec.nested;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A set of a few elements in an array, in their order. It takes a fifth of the memory of a hash
 * table, and searching it is as fast.
 */
final class SmallSet<E> extends AbstractSet<E> {

  /** The maximum number of elements. */
  static final int MAX = 8;

  private final Object[] elements;

  private SmallSet(Object[] elements) {
    this.elements = elements;
  }

  /** Returns a set of the elements. */
  static <E> Set<E> of(Object[] elements) {
    int size = 0;
    for (Object element : elements) {
      if (!contains(elements, size, element)) {
        elements[size++] = element;
      }
    }
    return new SmallSet<>(size == elements.length ? elements : Arrays.copyOf(elements, size));
  }

  private static boolean contains(Object[] elements, int size, @Nullable Object element) {
    for (int i = 0; i < size; i++) {
      if (Objects.equals(elements[i], element)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean contains(@Nullable Object element) {
    return contains(elements, elements.length, element);
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  @SuppressWarnings("unchecked") // The set was made of elements of this type.
  public Iterator<E> iterator() {
    return (Iterator<E>) Arrays.asList(elements).iterator();
  }
}
