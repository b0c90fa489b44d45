package dev.singlet.internal.context;

import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The sources of the values that writes take from their context. Those of a call ask each source
 * once. Thread-safe.
 *
 * @param byName the source of each name
 * @param given the values that the sources gave to a call; null for the sources of a client
 */
record ContextSources(
    Map<String, Supplier<?>> byName, @Nullable Map<String, Optional<Object>> given) {

  static final ContextSources NONE = new ContextSources(Map.of(), null);

  /** Returns the sources of a client with a further one, which replaces one of its name. */
  ContextSources and(String name, Supplier<?> source) {
    Map<String, Supplier<?>> more = new HashMap<>(byName);
    more.put(name, source);
    return new ContextSources(Map.copyOf(more), null);
  }

  /** Returns the sources for one call. */
  ContextSources ofCall() {
    return given == null ? new ContextSources(byName, new ConcurrentHashMap<>()) : this;
  }

  boolean has(String name) {
    return byName.containsKey(name);
  }

  /** Returns the value of a name; null if its source gives none. */
  @Nullable Object value(String name) {
    return given == null ? ask(name) : given.computeIfAbsent(name, this::answer).orElse(null);
  }

  private Optional<Object> answer(String name) {
    return Optional.ofNullable(ask(name));
  }

  private @Nullable Object ask(String name) {
    return Objects.requireNonNull(byName.get(name)).get();
  }

  /** Asks the sources that the items of a type need. */
  void ask(EntityType<?> type) {
    for (ContextAttribute<?> attribute : type.fromContext()) {
      if (has(attribute.source())) {
        value(attribute.source());
      }
    }
  }

  /** Asks all sources. */
  void askAll() {
    byName.keySet().forEach(this::value);
  }
}
