package dev.singlet.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What must hold of a collection so that it satisfies {@code @Size} after a change. */
final class SizeGuard {

  private SizeGuard() {}

  /** Room for more elements in a list. */
  static <T, E> Condition<T> adding(ListAttribute<T, E, ?, ?> attribute, int count) {
    int room = attribute.bounds().max() - count;
    Condition<T> fits = attribute.size().lte(room);
    return room >= 0 ? fits.or(attribute.notExists()) : fits;
  }

  /** Room for more elements in a set, or all of them in it already. */
  static <T, E> Condition<T> adding(SetAttribute<T, E, ?> attribute, Set<E> elements) {
    int room = attribute.bounds().max() - elements.size();
    Condition<T> fits = attribute.size().lte(room).or(all(attribute, elements, true));
    return room >= 0 ? fits.or(attribute.notExists()) : fits;
  }

  /** Enough elements left in a set, or none of them in it. */
  static <T, E> Condition<T> removing(SetAttribute<T, E, ?> attribute, Set<E> elements) {
    int least = attribute.bounds().min() + elements.size();
    return attribute.size().gte(least).or(all(attribute, elements, false));
  }

  private static <T, E> Condition<T> all(
      SetAttribute<T, E, ?> attribute, Set<E> elements, boolean areIn) {
    List<Condition<T>> each = new ArrayList<>();
    for (E element : elements) {
      Condition<T> isIn = attribute.contains(element);
      each.add(areIn ? isIn : isIn.not());
    }
    return Condition.allOf(each);
  }
}
