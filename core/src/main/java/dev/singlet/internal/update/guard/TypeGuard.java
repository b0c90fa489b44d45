package dev.singlet.internal.update.guard;

import dev.singlet.attribute.AttributeType;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.ShownValue;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on the types that changes need: of the maps and lists around the changes, and of
 * the values from which they start. DynamoDB refuses other types with an error that names neither
 * the value nor its place.
 */
public final class TypeGuard {

  private TypeGuard() {}

  /**
   * Returns the conditions that all parents of changes exist, one for each parent. For a record of
   * a union there is a stricter one, {@link VariantGuard}.
   */
  public static List<Expression> ofParents(EntityType<?> entity, Collection<Change> changes) {
    Map<Path, Expression> parents = Map.of();
    for (Change change : changes) {
      if (!change.path().isTopLevel() && change.path().parent().last().variant() == null) {
        parents = parents.isEmpty() ? new LinkedHashMap<>() : parents;
        parents.computeIfAbsent(change.path().parent(), parent -> ofParent(entity, change.path()));
      }
    }
    return List.copyOf(parents.values());
  }

  /**
   * Returns the condition that the parent of a path is a map, or a list if the path is to an
   * element. A tuple must have its last element, because DynamoDB appends what it writes beyond the
   * end.
   */
  public static Expression ofParent(EntityType<?> entity, Path path) {
    Path parent = path.parent();
    boolean isInTuple = path.last() instanceof Path.Index element && element.size() > 0;
    Expression condition =
        isInTuple
            ? Expression.exists(entity, last(path))
            : Expression.hasType(entity, parent, path.last() instanceof Path.Index ? "L" : "M");
    return Requirement.of(
        condition,
        item -> {
          Path unfit = outermostUnfit(path, item);
          return String.format(
              "%s is %s, so %s within it can't be changed. Set %s as a whole",
              unfit, ShownValue.of(entity, unfit, unfit.in(item)), path, unfit);
        },
        condition::holds);
  }

  /** Finds the outermost value that can't hold the path. It can only be set as a whole. */
  private static Path outermostUnfit(Path path, Map<String, AttributeValue> item) {
    for (int depth = 1; depth < path.steps().size(); depth++) {
      Path way = new Path(path.steps().subList(0, depth));
      AttributeValue value = way.in(item);
      boolean isList = path.steps().get(depth) instanceof Path.Index;
      if (value == null || !(isList ? value.hasL() : value.hasM())) {
        return way;
      }
    }
    return path.parent();
  }

  /** Returns the last element of the tuple that a path leads into. */
  private static Path last(Path path) {
    return path.parent().then(new Path.Index(((Path.Index) path.last()).size() - 1));
  }

  /**
   * Returns the conditions that the starting value of each change is absent or has the type that
   * the change accepts.
   */
  public static List<Expression> ofStarts(EntityType<?> entity, Collection<Change> changes) {
    List<Expression> types = new ArrayList<>();
    for (Change change : changes) {
      AttributeType type = change.startType();
      if (type != null) {
        types.add(ofStart(entity, change.path().present(), type));
      }
    }
    return types;
  }

  private static Expression ofStart(EntityType<?> entity, Path path, AttributeType type) {
    Expression isAbsent = Expression.notExists(entity, path);
    String purpose =
        String.format(", but this update needs a value of the type %s. Set it as a whole", type);
    return Requirement.of(
        isAbsent.or(Expression.hasType(entity, path, type.name())), path, purpose);
  }
}
