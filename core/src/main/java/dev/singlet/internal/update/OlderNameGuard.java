package dev.singlet.internal.update;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Path;
import dev.singlet.internal.write.Requirement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks that what changes start from has its present name, since an expression names one place. */
final class OlderNameGuard {

  private OlderNameGuard() {}

  /** Removes older names, so that what a change writes or removes is not read from one. */
  static List<Change> removals(Change change) {
    if (!change.isWhole() || !change.path().hasOlderNames()) {
      return List.of();
    }
    List<Change> removals = new ArrayList<>();
    change.path().olderNames().forEach(older -> removals.add(new Change.Remove(older)));
    return removals;
  }

  /**
   * Holds if a change finds what it starts from: what it changes in place or copies, and what that
   * is within, has its present name.
   */
  static List<Expression> guards(EntityType<?> entity, Change change) {
    List<Expression> guards = guards(entity, change.path(), !change.isWhole());
    Path copied = change.copied();
    if (copied == null) {
      return guards;
    }
    List<Expression> all = new ArrayList<>(guards);
    all.addAll(guards(entity, copied, true));
    return all;
  }

  private static List<Expression> guards(EntityType<?> entity, Path start, boolean isStartedFrom) {
    if (start.isTopLevel() && !start.hasOlderNames()) {
      return List.of();
    }
    List<Expression> guards = new ArrayList<>();
    if (isStartedFrom) {
      guards.addAll(present(entity, start));
    }
    for (Path path = start; !path.isTopLevel(); ) {
      path = path.parent();
      guards.addAll(present(entity, path));
    }
    return guards;
  }

  /** Finds the attributes of an item that a change starts from, and that have older names. */
  static Set<String> misnamed(
      EntityType<?> entity, Change change, Map<String, AttributeValue> item) {
    Set<String> attributes = new LinkedHashSet<>();
    if (!Expression.allOf(guards(entity, change.path(), !change.isWhole())).holds(item)) {
      attributes.add(change.path().root());
    }
    Path copied = change.copied();
    if (copied != null && !Expression.allOf(guards(entity, copied, true)).holds(item)) {
      attributes.add(copied.root());
    }
    return attributes;
  }

  /** Holds if an item has a place under no older name. */
  static List<Expression> present(EntityType<?> entity, Path path) {
    List<Expression> all = new ArrayList<>();
    for (Path older : path.olderNames()) {
      String purpose =
          String.format(
              ", another name of %s, which this update can't start from. Put what was read of the"
                  + " item first",
              path);
      all.add(Requirement.of(Expression.notExists(entity, older), older, purpose));
    }
    return all;
  }
}
