package dev.singlet.internal.context;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.GivenValues;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values that the items of a type get from the context of a write. */
record ContextValues(EntityType<?> type, ContextSources sources) implements GivenValues {

  /** Returns the values. A program without such types then loads no class for them. */
  static GivenValues of(EntityType<?> type, ContextSources sources) {
    return new ContextValues(type, sources);
  }

  @Override
  public @Nullable Object of(String component, @Nullable Object own) {
    ContextAttribute<?> attribute = Objects.requireNonNull(type.fromContext(component));
    if (attribute.isOfCreation() && own != null && !isEmptySet(own)) {
      return own;
    }
    boolean hasSource = sources.has(attribute.source());
    Object value = hasSource ? sources.value(attribute.source()) : null;
    if (value == null && attribute.isRequired()) {
      throw new InvalidArgumentException(
          ErrorCode.CONTEXT_VALUE_REQUIRED,
          String.format(
              "%s of %s comes from the context of the write, and %s. %s",
              component,
              type.name(),
              hasSource
                  ? "the client's source \"" + attribute.source() + "\" gave null"
                  : "the client has no source \"" + attribute.source() + "\"",
              hasSource
                  ? "Let it give a value, or make the component @Nullable."
                  : "Use client.with(" + attribute.method() + "(...))."));
    }
    return value;
  }

  /** Returns whether a record has no value: an absent set is read as an empty one. */
  private static boolean isEmptySet(Object own) {
    return own instanceof Set<?> set && set.isEmpty();
  }
}
