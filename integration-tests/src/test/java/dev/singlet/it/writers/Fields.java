package dev.singlet.it.writers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The values of a record's components, by name; what is absent has none. An immutable value. */
record Fields(Map<String, Object> values) {

  static final Fields NONE = new Fields(Map.of());

  Fields with(String component, @Nullable Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(values);
    if (value == null) {
      changed.remove(component);
    } else {
      changed.put(component, value);
    }
    return new Fields(changed);
  }

  /** The same with a value of another record. */
  Fields from(String component, Fields other) {
    return with(component, other.values.get(component));
  }

  /** A value that is always there. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  <V> V get(String component) {
    return (V) Objects.requireNonNull(values.get(component), component);
  }

  /** A value that may be absent. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  <V> @Nullable V find(String component) {
    return (V) values.get(component);
  }

  boolean has(String component) {
    return values.containsKey(component);
  }

  /** The components that have other values. */
  Set<String> differences(Fields other) {
    Set<String> names = new TreeSet<>(values.keySet());
    names.addAll(other.values.keySet());
    names.removeIf(name -> Objects.equals(values.get(name), other.values.get(name)));
    return names;
  }
}
