package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Asks for the maps and lists that changes reach into, without which DynamoDB refuses them with an
 * error that doesn't say where.
 */
final class ParentGuard {

  private ParentGuard() {}

  /** That all parents of changes are there, each asked for once. */
  static <T> List<Condition<T>> of(EntityType<T> entity, Collection<Change> changes) {
    Map<Path, Condition<T>> parents = Map.of();
    for (Change change : changes) {
      if (!change.path().isTopLevel()) {
        parents = parents.isEmpty() ? new LinkedHashMap<>() : parents;
        parents.computeIfAbsent(change.path().parent(), parent -> of(entity, change.path()));
      }
    }
    return List.copyOf(parents.values());
  }

  /** That the parent of a path is a map, or a list for an element of one. */
  static <T> Condition<T> of(EntityType<T> entity, Path path) {
    Path parent = path.parent();
    return Requirement.of(
        Call.of(entity, "attribute_type", parent, AttributeValue.createS(type(path))),
        parent,
        String.format(", and %s within it is to be changed. Set %s as a whole", path, parent));
  }

  private static String type(Path path) {
    return path.last() instanceof Path.Index ? "L" : "M";
  }
}
