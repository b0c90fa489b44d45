package dev.singlet.it.sortorder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Values of several parts of a key, or the first of them.
 *
 * @param values the values
 */
record Tuple(List<Object> values) implements Comparable<Tuple> {

  static Tuple of(Object... values) {
    return new Tuple(List.of(values));
  }

  /** Compares tuples by as many values as both have. */
  static Comparator<Tuple> order(List<Comparator<Object>> orders) {
    return (left, right) -> {
      int common = Math.min(left.values.size(), right.values.size());
      for (int i = 0; i < common; i++) {
        int order = orders.get(i).compare(left.values.get(i), right.values.get(i));
        if (order != 0) {
          return order;
        }
      }
      return 0;
    };
  }

  @SuppressWarnings({"TypeParameterUnusedInFormals", "unchecked"})
  <V> V get(int index) {
    return (V) values.get(index);
  }

  int size() {
    return values.size();
  }

  Tuple with(int index, Object value) {
    List<Object> changed = new ArrayList<>(values);
    changed.set(index, value);
    return new Tuple(changed);
  }

  Tuple first(int count) {
    return new Tuple(values.subList(0, count));
  }

  /** Ranges take comparable values only; their order is that of a {@link Scale}. */
  @Override
  public int compareTo(Tuple other) {
    throw new UnsupportedOperationException();
  }
}
