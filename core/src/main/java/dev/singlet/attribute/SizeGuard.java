package dev.singlet.attribute;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What must hold of a collection so that it satisfies {@code @Size} after a change. */
final class SizeGuard {

  private SizeGuard() {}

  /**
   * Room for more elements in a list, and something to add them to; null for nothing.
   *
   * @param initial how many it has where it is not there
   */
  static <T, E> @Nullable Condition<T> adding(
      ListAttribute<T, E, ?, ?> attribute, int count, int initial) {
    if (Defaults.isMadeOfOthers(attribute.location())) {
      Condition<T> isThere = isThere(attribute);
      return attribute.bounds().hasMax() ? isThere.and(room(attribute, count, initial)) : isThere;
    }
    return attribute.bounds().hasMax() ? room(attribute, count, initial) : null;
  }

  private static <T, E> Condition<T> room(
      ListAttribute<T, E, ?, ?> attribute, int count, int initial) {
    int room = attribute.bounds().max() - count;
    Condition<T> fits = attribute.size().lte(room);
    boolean fitsAbsent = room >= initial;
    Condition<T> guard = fitsAbsent ? fits.or(attribute.notExists()) : fits;
    return attribute.bounds().asked(guard, attribute.path(), count, guard::holds);
  }

  /** Room for more elements in a set, or all of them in it already; null for nothing. */
  static <T, E> @Nullable Condition<T> adding(SetAttribute<T, E, ?> attribute, Set<E> elements) {
    if (!attribute.bounds().hasMax()) {
      return null;
    }
    int room = attribute.bounds().max() - elements.size();
    Condition<T> fits = attribute.size().lte(room).or(all(attribute, elements, true));
    return attribute
        .bounds()
        .asked(
            room >= 0 ? fits.or(attribute.notExists()) : fits,
            attribute.path(),
            elements.size(),
            item -> {
              int added = elements.size() - present(attribute, elements, item);
              return size(attribute, item) + added <= attribute.bounds().max();
            });
  }

  /** Enough elements left in a set, or none of them in it; null for nothing. */
  static <T, E> @Nullable Condition<T> removing(SetAttribute<T, E, ?> attribute, Set<E> elements) {
    SizeBounds bounds = kept(attribute);
    if (!bounds.hasMin()) {
      return null;
    }
    int least = bounds.min() + elements.size();
    return bounds.asked(
        attribute.size().gte(least).or(all(attribute, elements, false)),
        attribute.path(),
        -elements.size(),
        item -> size(attribute, item) - present(attribute, elements, item) >= bounds.min());
  }

  private static int size(SetAttribute<?, ?, ?> attribute, Map<String, AttributeValue> item) {
    AttributeValue size = StoredValues.size(Documents.find(item, attribute.path()));
    return size == null ? 0 : Integer.parseInt(size.n());
  }

  /** How many of some elements are in a set. */
  private static <E> int present(
      SetAttribute<?, E, ?> attribute, Set<E> elements, Map<String, AttributeValue> item) {
    int present = 0;
    for (E element : elements) {
      if (attribute.contains(element).holds(item)) {
        present++;
      }
    }
    return present;
  }

  /** An empty set in a list would be taken out of it, and what stands behind it would move. */
  private static SizeBounds kept(SetAttribute<?, ?, ?> attribute) {
    SizeBounds bounds = attribute.bounds();
    boolean isInList = attribute.path().last() instanceof Path.Index;
    return isInList ? new SizeBounds(Math.max(1, bounds.min()), bounds.max()) : bounds;
  }

  /** What stands for a list that is not there is not known. */
  private static <T, E> Condition<T> isThere(ListAttribute<T, E, ?, ?> attribute) {
    return Requirement.of(
        attribute.exists(),
        attribute.path(),
        ", and its default is made of others, so that elements can't be added to it. Set it as a"
            + " whole");
  }

  /** Elements to which others are added, where those alone are too few; null for nothing. */
  static <T> @Nullable Condition<T> present(SetAttribute<T, ?, ?> attribute, int count) {
    return present(attribute, attribute.bounds(), count, count);
  }

  /** The same of a list, to whose default they are added where it is not there. */
  static <T> @Nullable Condition<T> present(
      ListAttribute<T, ?, ?, ?> attribute, int count, int initial) {
    return present(attribute, attribute.bounds(), count, initial + count);
  }

  private static <T> @Nullable Condition<T> present(
      Attribute<T, ?, ?> attribute, SizeBounds bounds, int count, int made) {
    if (!bounds.isBelowMin(made)) {
      return null;
    }
    Condition<T> exists = attribute.exists();
    return bounds.asked(exists, attribute.path(), count, exists::holds);
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
