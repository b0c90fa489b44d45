package dev.singlet.runtime.item;

import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * The known values of an entity's components. Updates make it, and generated code reads it.
 * Immutable.
 */
public final class Values {

  private static final Values NONE = new Values(null, "", false, null);

  private final @Nullable Values before;
  private final String component;
  private final boolean isKnown;
  private final @Nullable Object value;

  private Values(
      @Nullable Values before, String component, boolean isKnown, @Nullable Object value) {
    this.before = before;
    this.component = component;
    this.isKnown = isKnown;
    this.value = value;
  }

  /** Returns no known values. */
  public static Values none() {
    return NONE;
  }

  /**
   * Adds the value of one component, in place of an earlier one.
   *
   * @param itsValue its value; null if it is known to have none
   */
  public Values and(String other, @Nullable Object itsValue) {
    return new Values(this, other, true, itsValue);
  }

  /** Removes the value of one component. */
  public Values without(String other) {
    return new Values(this, other, false, null);
  }

  /**
   * Returns whether components are known.
   *
   * @return true if all of them are known, also as null
   */
  public boolean has(String... components) {
    for (String each : components) {
      if (!has(each)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a component is known.
   *
   * @return true if it is known, also as null
   */
  public boolean has(String name) {
    Values last = last(name);
    return last != null && last.isKnown;
  }

  /**
   * Returns the value of a component.
   *
   * @return the value; null if it is known to be null, or not known
   */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals", "NullAway"})
  public <V extends @Nullable Object> V get(String name) {
    Values last = last(name);
    return (V) (last == null ? null : last.value);
  }

  /**
   * Returns the value of a component that is a set.
   *
   * @return the value; the empty set for null, as when read
   */
  @SuppressWarnings("TypeParameterUnusedInFormals")
  public <E> Set<E> set(String name) {
    Set<E> set = get(name);
    return set == null ? Set.of() : set;
  }

  /**
   * Returns the value of a component that is a sorted set.
   *
   * @return the value; the empty set for null, as when read
   */
  @SuppressWarnings("TypeParameterUnusedInFormals")
  public <E> SortedSet<E> sortedSet(String name) {
    SortedSet<E> set = get(name);
    return AsRead.of(set);
  }

  /** Returns the latest entry for a component. */
  private @Nullable Values last(String name) {
    for (Values values = this; values.before != null; values = values.before) {
      if (values.component.equals(name)) {
        return values;
      }
    }
    return null;
  }
}
