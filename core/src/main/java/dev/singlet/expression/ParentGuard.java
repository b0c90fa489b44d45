package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Asks for the maps and lists that changes reach into, without which DynamoDB refuses them. */
final class ParentGuard {

  private ParentGuard() {}

  /** That all parents of changes are there, each asked for once. */
  static <T> List<Condition<T>> of(EntityType<T> entity, Collection<Change> changes) {
    Map<Path, Condition<T>> parents = new LinkedHashMap<>();
    for (Change change : changes) {
      if (!change.path().isTopLevel()) {
        parents.computeIfAbsent(change.path().parent(), parent -> of(entity, change.path()));
      }
    }
    return List.copyOf(parents.values());
  }

  /** That the parent of a path is there. */
  static <T> Condition<T> of(EntityType<T> entity, Path path) {
    Path parent = path.parent();
    return Requirement.of(
        new Call<>(entity, "attribute_exists", parent, null),
        parent,
        String.format(", and %s within it is to be changed. Set %s as a whole", path, parent));
  }
}
