package dev.singlet.internal.update.change;

import dev.singlet.attribute.Attribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.Violations;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets an attribute to a value. A value for which nothing is stored, such as an empty set, removes
 * it.
 *
 * @param onlyIfAbsent true to keep an existing value
 */
public record Assignment<T, V>(Attribute<T, V, ?> attribute, V value, boolean onlyIfAbsent)
    implements Change {

  public Assignment {
    if (value == null && !attribute.location().mayBeNull()) {
      throw invalid(attribute, " would be set to null. Remove it if it is optional");
    }
    if (onlyIfAbsent && attribute.codec().isAbsent(value)) {
      String absent = value instanceof Set ? "an empty set" : "NULL";
      throw invalid(
          attribute,
          " would be set to "
              + absent
              + " if it is absent, and "
              + absent
              + " is absent. Leave it out");
    }
  }

  @Override
  public Path path() {
    return attribute.location().path();
  }

  @Override
  public Clause clause() {
    return stored().clause();
  }

  @Override
  public boolean isWhole() {
    return !onlyIfAbsent;
  }

  @Override
  public boolean isAlwaysWritten() {
    return !onlyIfAbsent;
  }

  /** Returns false for a required document and a nullable element: NULL can be their value. */
  @Override
  public boolean isNullAbsent() {
    return onlyIfAbsent && !attribute.codec().readsNull();
  }

  @Override
  public void render(Placeholders placeholders, StringBuilder text) {
    stored().render(placeholders, text);
  }

  @Override
  public void check(Violations violations) {
    attribute.location().check(value, attribute.codec(), violations);
  }

  @Override
  public @Nullable AttributeValue created() {
    return attribute.codec().encode(value);
  }

  @Override
  public Change stored() {
    AttributeValue encoded = created();
    if (encoded == null) {
      return new Change.Remove(path());
    }
    return onlyIfAbsent
        ? new Change.WriteIfAbsent(path(), encoded)
        : new Change.Write(path(), encoded);
  }

  private static InvalidArgumentException invalid(Attribute<?, ?, ?> attribute, String problem) {
    return InvalidUpdate.of(attribute.location().entity(), attribute.location() + problem);
  }
}
