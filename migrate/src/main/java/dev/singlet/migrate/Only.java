package dev.singlet.migrate;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import java.util.LinkedHashSet;
import java.util.Set;

/** The entities that an operation is restricted to. */
final class Only {

  private Only() {}

  static Set<EntityType<?>> of(Object operation, CollectionType<?> table, EntityType<?>... types) {
    Set<EntityType<?>> all = new LinkedHashSet<>();
    for (EntityType<?> type : types) {
      if (!table.entities().contains(type)) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            operation + ".only(" + type.name() + "): this entity is not of the table.");
      }
      all.add(type);
    }
    return Set.copyOf(all);
  }
}
