package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Collected;
import dev.singlet.runtime.item.Violations;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the constraints on elements of collections. */
public final class ElementConstraints {

  private ElementConstraints() {}

  /**
   * Checks the elements of a collection. Messages name elements of a list by position, and elements
   * of a set by value.
   */
  public static <E> void each(
      Violations violations,
      String component,
      @Nullable Collection<E> values,
      ValueCheck<? super E> check) {
    if (values == null) {
      return;
    }
    Collected place = violations.collected();
    place.enter(component);
    int index = 0;
    for (E value : values) {
      if (values instanceof Set && value != null) {
        place.enterMember(value);
      } else {
        place.enter(index++);
      }
      check.check(value, violations);
      place.leave();
    }
    place.leave();
  }

  /** Checks the elements of an array. */
  public static <E> void each(
      Violations violations, String component, E @Nullable [] values, ValueCheck<? super E> check) {
    each(violations, component, values == null ? null : Arrays.asList(values), check);
  }

  /** Checks the keys of a map. */
  public static <K> void eachKey(
      Violations violations,
      String component,
      @Nullable Map<K, ?> values,
      ValueCheck<? super K> check) {
    if (values != null) {
      Collected place = violations.collected();
      place.enter(component);
      place.enter("(key)");
      values.keySet().forEach(key -> check.check(key, violations));
      place.leave();
      place.leave();
    }
  }

  /** Checks the values of a map. */
  public static <V> void eachValue(
      Violations violations,
      String component,
      @Nullable Map<?, V> values,
      ValueCheck<? super V> check) {
    if (values == null) {
      return;
    }
    Collected place = violations.collected();
    place.enter(component);
    values.forEach(
        (key, value) -> {
          violations.enterEntry(key);
          check.check(value, violations);
          place.leave();
        });
    place.leave();
  }
}
