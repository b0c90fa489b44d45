package dev.singlet.item;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * What is known of an entity: the values of some of its components. Made by updates, read by
 * generated code.
 */
public final class Values {

  private final Map<String, ? extends @Nullable Object> values;

  /**
   * Values by component name.
   *
   * @param values the values, null for a component that is known to be null; as long as they are
   *     read here, they don't change
   */
  public Values(Map<String, ? extends @Nullable Object> values) {
    this.values = values;
  }

  /**
   * Whether components are known.
   *
   * @param components the components' names
   * @return true if all of them are, be it as null
   */
  public boolean has(String... components) {
    return values.keySet().containsAll(List.of(components));
  }

  /**
   * The value of a component.
   *
   * @param component the component's name
   * @param <V> its type, which is the caller's to know
   * @return the value; null if that is what is known
   */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals", "NullAway"})
  public <V extends @Nullable Object> V get(String component) {
    return (V) values.get(component);
  }

  /**
   * The value of a component that is a set.
   *
   * @param component the component's name
   * @param <E> the type of its elements, which is the caller's to know
   * @return the value; the empty set if null is what is known, as it is read
   */
  @SuppressWarnings("TypeParameterUnusedInFormals")
  public <E> Set<E> set(String component) {
    Set<E> value = get(component);
    return value == null ? Set.of() : value;
  }

  /**
   * The value of a component that is a sorted set.
   *
   * @param component the component's name
   * @param <E> the type of its elements, which is the caller's to know
   * @return the value; the empty set if null is what is known, as it is read
   */
  @SuppressWarnings("TypeParameterUnusedInFormals")
  public <E> SortedSet<E> sortedSet(String component) {
    SortedSet<E> value = get(component);
    return AsRead.of(value);
  }
}
