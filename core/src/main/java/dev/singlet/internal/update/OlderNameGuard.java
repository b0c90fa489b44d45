package dev.singlet.internal.update;

import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.write.Requirement;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions that the values from which changes start are stored under their current names,
 * because an expression can name only one place.
 */
public final class OlderNameGuard {

  private OlderNameGuard() {}

  /** Returns removals of the older names, so that no older value is read after a change. */
  public static List<Change> removals(Change change) {
    if (!change.isWhole() || !change.path().hasOlderNames()) {
      return List.of();
    }
    List<Change> removals = new ArrayList<>();
    change.path().olderNames().forEach(older -> removals.add(new Change.Remove(older)));
    return removals;
  }

  /**
   * Returns the conditions under which a change finds its starting value: a value that it changes
   * in place or writes elsewhere, and everything around it, has its current name.
   */
  static List<Expression> guards(EntityType<?> entity, Change change) {
    List<Expression> guards = guards(entity, change.path(), !change.isWhole());
    Set<Path> sources = change.sources();
    if (sources.isEmpty()) {
      return guards;
    }
    List<Expression> all = new ArrayList<>(guards);
    sources.forEach(source -> all.addAll(guards(entity, source, true)));
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

  /** Finds the attributes of an item from which a change starts and which have older names. */
  static Set<String> misnamed(
      EntityType<?> entity, Change change, Map<String, AttributeValue> item) {
    Set<String> attributes = new LinkedHashSet<>();
    if (!Expression.allOf(guards(entity, change.path(), !change.isWhole())).holds(item)) {
      attributes.add(change.path().root());
    }
    for (Path source : change.sources()) {
      if (!Expression.allOf(guards(entity, source, true)).holds(item)) {
        attributes.add(source.root());
      }
    }
    return attributes;
  }

  /** Returns the names of some attributes, each followed by its older names. */
  static Set<String> names(EntityType<?> entity, Collection<String> attributes) {
    Set<String> names = new LinkedHashSet<>();
    for (String attribute : attributes) {
      names.add(attribute);
      names.addAll(entity.olderNames(attribute));
    }
    return names;
  }

  /** Returns the conditions that an item has a place under no older name. */
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

  /**
   * Returns the condition that the defaults of an upsert hide no values that an item has under
   * older names.
   *
   * @param changes the other changes of the upsert
   * @return the condition that no attribute with a default has an older name, except for those that
   *     are replaced
   */
  static <T> Expression noneBehindDefaults(EntityType<T> entity, Changes<T> changes) {
    List<Expression> all = new ArrayList<>();
    behindDefaults(entity, changes).forEach(path -> all.addAll(present(entity, path)));
    return Expression.allOf(all);
  }

  /**
   * Finds the attributes whose defaults an upsert writes and which items can have under older
   * names.
   */
  static <T> List<Path> behindDefaults(EntityType<T> entity, Changes<T> changes) {
    List<Path> behind = new ArrayList<>();
    if (!entity.olderNames().isEmpty()) {
      for (String attribute : Defaults.written(entity, changes.asRead())) {
        Path path = Path.of(attribute, entity.olderNames(attribute));
        if (!changes.touches(attribute) && path.hasOlderNames()) {
          behind.add(path);
        }
      }
    }
    return behind;
  }
}
