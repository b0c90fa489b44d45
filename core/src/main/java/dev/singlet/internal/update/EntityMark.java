package dev.singlet.internal.update;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Path;
import java.util.List;

/** The attribute of an item that says whose it is. */
final class EntityMark {

  private EntityMark() {}

  /**
   * Marks an item that says not whose it is, as other programs write it, so that gets and queries
   * find what an update gives. Where keys are shared, only an item that is marked is changed.
   */
  static List<Change> ifAbsent(EntityType<?> entity) {
    if (entity.sharesKeys()) {
      return List.of();
    }
    Path path = Path.of(entity.table().entityAttribute());
    return List.of(new Change.WriteIfAbsent(path, entity.nameValue()));
  }
}
