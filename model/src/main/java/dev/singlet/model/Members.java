package dev.singlet.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The members of an object that is written. Leaves out null, an empty text or list, and false. */
final class Members {

  private final Map<String, Object> members = new LinkedHashMap<>();

  Members add(String name, @Nullable Object value) {
    boolean isEmpty =
        value == null
            || value.equals("")
            || value.equals(false)
            || value.equals(List.of())
            || value.equals(Map.of());
    if (!isEmpty) {
      members.put(name, value instanceof Enum<?> constant ? constant.name() : value);
    }
    return this;
  }

  <T> Members add(String name, @Nullable T value, Function<T, Map<String, Object>> write) {
    return add(name, value == null ? null : write.apply(value));
  }

  <T> Members addAll(String name, List<T> values, Function<T, Map<String, Object>> write) {
    return add(name, values.stream().map(write).toList());
  }

  Map<String, Object> all() {
    return members;
  }
}
