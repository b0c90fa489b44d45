package dev.singlet.internal.update.guard;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.write.Requirement;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.SizeBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes conditions that a collection satisfies {@code @Size} after a change. */
public final class SizeGuard {

  private SizeGuard() {}

  /**
   * Returns the condition that a list has room for more elements, and that there is a list to add
   * them to.
   *
   * @param initial the number of elements that an absent list stands for
   */
  public static <T, E> Expression adding(
      ListAttribute<T, E, ?, ?> attribute, int count, int initial) {
    if (Defaults.isMadeOfOthers(attribute.location())) {
      Expression isThere = isThere(attribute);
      return attribute.bounds().hasMax() ? isThere.and(room(attribute, count, initial)) : isThere;
    }
    return attribute.bounds().hasMax() ? room(attribute, count, initial) : Expression.always();
  }

  private static <T, E> Expression room(
      ListAttribute<T, E, ?, ?> attribute, int count, int initial) {
    int room = attribute.bounds().max() - count;
    Expression fits = attribute.size().lte(room).expression();
    boolean fitsAbsent = room >= initial;
    Expression guard = fitsAbsent ? fits.or(attribute.notExists().expression()) : fits;
    return asked(
        attribute.bounds(), guard, attribute.location().path(), count, guard::holds, initial);
  }

  /** Returns the condition that a set has room for more elements, or has all of them already. */
  public static <T, E> Expression adding(SetAttribute<T, E, ?> attribute, Set<E> elements) {
    if (!attribute.bounds().hasMax()) {
      return Expression.always();
    }
    int room = attribute.bounds().max() - elements.size();
    Expression fits = attribute.size().lte(room).expression().or(all(attribute, elements, true));
    return asked(
        attribute.bounds(),
        room >= 0 ? fits.or(attribute.notExists().expression()) : fits,
        attribute.location().path(),
        elements.size(),
        item -> {
          int added = elements.size() - present(attribute, elements, item);
          return size(attribute, item) + added <= attribute.bounds().max();
        });
  }

  /** Returns the condition that a set keeps enough elements, or has none of the removed ones. */
  public static <T, E> Expression removing(SetAttribute<T, E, ?> attribute, Set<E> elements) {
    SizeBounds bounds = kept(attribute);
    if (!bounds.hasMin()) {
      return Expression.always();
    }
    int least = bounds.min() + elements.size();
    return asked(
        bounds,
        attribute.size().gte(least).expression().or(all(attribute, elements, false)),
        attribute.location().path(),
        -elements.size(),
        item -> size(attribute, item) - present(attribute, elements, item) >= bounds.min());
  }

  private static int size(SetAttribute<?, ?, ?> attribute, Map<String, AttributeValue> item) {
    AttributeValue size = StoredValues.size(attribute.location().path().in(item));
    return size == null ? 0 : Integer.parseInt(size.n());
  }

  /** Counts how many of some elements are in a set. */
  private static <E> int present(
      SetAttribute<?, E, ?> attribute, Set<E> elements, Map<String, AttributeValue> item) {
    int present = 0;
    for (E element : elements) {
      if (attribute.contains(element).expression().holds(item)) {
        present++;
      }
    }
    return present;
  }

  /**
   * Returns the bounds of a set. A set in a list must not become empty: it would be removed, and
   * the elements after it would move.
   */
  private static SizeBounds kept(SetAttribute<?, ?, ?> attribute) {
    SizeBounds bounds = attribute.bounds();
    boolean isInList = attribute.location().path().last() instanceof Path.Index;
    return isInList ? new SizeBounds(Math.max(1, bounds.min()), bounds.max()) : bounds;
  }

  /** Returns the condition that a list exists whose default depends on other attributes. */
  private static <T, E> Expression isThere(ListAttribute<T, E, ?, ?> attribute) {
    return Requirement.of(
        attribute.exists().expression(),
        attribute.location().path(),
        ", and its default is made of others, so that elements can't be added to it. Set it as a"
            + " whole");
  }

  /**
   * Returns the condition that a set exists. It is needed if the added elements alone are too few.
   */
  public static <T> Expression present(SetAttribute<T, ?, ?> attribute, int count) {
    return present(attribute, attribute.bounds(), count, 0);
  }

  /**
   * Returns the condition that a list exists. It is needed if the added elements and its default
   * are too few.
   */
  public static <T> Expression present(
      ListAttribute<T, ?, ?, ?> attribute, int count, int initial) {
    return present(attribute, attribute.bounds(), count, initial);
  }

  private static <T> Expression present(
      Attribute<T, ?, ?> attribute, SizeBounds bounds, int count, int initial) {
    if (!bounds.isBelowMin(initial + count)) {
      return Expression.always();
    }
    Expression exists = attribute.exists().expression();
    return asked(bounds, exists, attribute.location().path(), count, exists::holds, initial);
  }

  private static <T, E> Expression all(
      SetAttribute<T, E, ?> attribute, Set<E> elements, boolean areIn) {
    List<Expression> each = new ArrayList<>();
    for (E element : elements) {
      Expression isIn = attribute.contains(element).expression();
      each.add(areIn ? isIn : isIn.not());
    }
    return Expression.allOf(each);
  }

  /**
   * Returns a condition that keeps a collection within its bounds.
   *
   * @param change the number of elements that are added at most; negative if they are removed
   * @param isMet tells whether a known item meets the requirement; the condition can be stricter
   */
  public static Expression asked(
      SizeBounds bounds,
      Expression condition,
      Path collection,
      int change,
      Predicate<Map<String, AttributeValue>> isMet) {
    return asked(bounds, condition, collection, change, isMet, 0);
  }

  private static Expression asked(
      SizeBounds bounds,
      Expression condition,
      Path collection,
      int change,
      Predicate<Map<String, AttributeValue>> isMet,
      int initial) {
    String purpose =
        String.format(
            ", and with %d element%s %s it must have %s",
            Math.abs(change),
            Math.abs(change) == 1 ? "" : "s",
            change > 0 ? "more" : "less",
            bounds);
    return initial == 0
        ? Requirement.of(condition, collection, purpose, isMet)
        : Requirement.started(
            condition,
            collection,
            () ->
                String.format(
                    ", so it begins at its default of %d element%s%s",
                    initial, initial == 1 ? "" : "s", purpose),
            purpose);
  }
}
