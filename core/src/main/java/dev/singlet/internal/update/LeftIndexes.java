package dev.singlet.internal.update;

import dev.singlet.attribute.Attribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.runtime.entity.DerivedAttributes;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.Values;
import java.util.List;

/**
 * The indexes that an item leaves by an update of one attribute. The update removes their keys, so
 * it needs no other parts of these.
 *
 * @param attribute the attribute that is changed for this
 * @param names the names of what is derived for the indexes
 */
public record LeftIndexes<T>(Attribute<T, ?, ?> attribute, List<String> names) {

  /** Copies the names. */
  public LeftIndexes {
    names = List.copyOf(names);
  }

  /**
   * Checks that changes take the item out of the indexes, whatever its other values are.
   *
   * @throws InvalidArgumentException if the item can be in one of them after the changes
   */
  public void requireLeftBy(Changes<T> changes) {
    EntityType<T> entity = changes.entity();
    Values values = changes.asRead();
    for (DerivedAttributes derived : entity.derived()) {
      if (names.contains(derived.name())
          && !UpdateExpression.isGone(derived.required(), values)
          && !entity.isLeft(derived.name(), values)) {
        String component = attribute.location().rootComponent();
        throw InvalidUpdate.of(
            entity,
            "with %s = %s, the item can be in the index %s. Set %s with the method that takes the"
                + " other parts of the key, or use update(before, after)",
            component,
            attribute.location().shown(values.get(component)),
            derived.name(),
            component);
      }
    }
  }
}
