package dev.singlet.it.sortorder;

import dev.singlet.value.Range;

/** Ranges of values whose type is not known at compile time. */
final class Ranges {

  private Ranges() {}

  static <V> Range<V> gt(V value) {
    return cast(Range.gt(comparable(value)));
  }

  static <V> Range<V> gte(V value) {
    return cast(Range.gte(comparable(value)));
  }

  static <V> Range<V> lt(V value) {
    return cast(Range.lt(comparable(value)));
  }

  static <V> Range<V> lte(V value) {
    return cast(Range.lte(comparable(value)));
  }

  static <V> Range<V> beginsWith(String text) {
    return cast(Range.beginsWith(text));
  }

  static <V> Range<V> between(V lower, V upper) {
    return cast(Range.between(comparable(lower), comparable(upper)));
  }

  @SuppressWarnings("unchecked")
  private static <V> Comparable<Object> comparable(V value) {
    return (Comparable<Object>) value;
  }

  @SuppressWarnings("unchecked")
  private static <V> Range<V> cast(Range<?> range) {
    return (Range<V>) range;
  }
}
