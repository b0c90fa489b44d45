package dev.singlet.it.sortorder;

import dev.singlet.query.Query;
import dev.singlet.value.Range;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A part of a key that takes ranges, with the items that have it.
 *
 * @param name shown in failures
 * @param inKey the value as the key holds it
 * @param order the order of such values
 * @param items the items, whose values the ranges are about
 * @param value the value of an item
 * @param ends makes ends of ranges
 * @param hasTwoEnds whether its ranges need both ends
 * @param query those whose value is in a range
 */
record Scale<V, E>(
    String name,
    UnaryOperator<V> inKey,
    Comparator<V> order,
    List<E> items,
    Function<E, V> value,
    Function<Ends, V> ends,
    boolean hasTwoEnds,
    Function<Range<V>, Query<E>> query) {

  /** Returns the items whose values are in a range, by comparing each. */
  List<E> within(Range<V> range) {
    return items.stream().filter(item -> holds(range, inKey.apply(value.apply(item)))).toList();
  }

  private boolean holds(Range<V> range, V value) {
    if (range.prefix() != null) {
      return ((String) value).startsWith((String) inKey.apply(range.prefix()));
    }
    boolean isAbove = true;
    if (range.lower() != null) {
      int side = order.compare(value, inKey.apply(range.lower()));
      isAbove = side > 0 || (side == 0 && range.lowerInclusive());
    }
    boolean isBelow = true;
    if (range.upper() != null) {
      int side = order.compare(value, inKey.apply(range.upper()));
      isBelow = side < 0 || (side == 0 && range.upperInclusive());
    }
    return isAbove && isBelow;
  }

  /** Returns whether items come in the order of their values, or in its reverse. */
  boolean isSorted(List<E> found) {
    int direction = 0;
    for (int i = 1; i < found.size(); i++) {
      V before = inKey.apply(value.apply(found.get(i - 1)));
      int step = Integer.signum(order.compare(before, inKey.apply(value.apply(found.get(i)))));
      if (step != 0 && direction == -step) {
        return false;
      }
      direction = step == 0 ? direction : step;
    }
    return true;
  }

  Scale<V, E> withTwoEnds() {
    return new Scale<>(name, inKey, order, items, value, ends, true, query);
  }

  @Override
  public String toString() {
    return name;
  }
}
