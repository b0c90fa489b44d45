package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The other names of attributes, older ones for the most part: items that were written under them
 * are read, asked and changed as if they had those that are written.
 */
public final class OlderNames {

  private OlderNames() {}

  /**
   * A condition on an attribute, under whichever of its names it is there.
   *
   * @param leaf the condition on a name; it doesn't hold where the attribute is absent
   */
  static <T> Condition<T> cover(
      EntityType<T> entity, Path path, Function<Path, Condition<T>> leaf) {
    if (path.isTopLevel() && !path.hasOlderNames()) {
      return leaf.apply(path);
    }
    List<Path> names = path.names();
    List<Condition<T>> alternatives = new ArrayList<>();
    List<Condition<T>> newerAreAbsent = new ArrayList<>();
    for (Path name : names) {
      List<Condition<T>> all = new ArrayList<>(newerAreAbsent);
      all.add(leaf.apply(name));
      alternatives.add(Condition.allOf(all));
      newerAreAbsent.add(isAbsent(entity, name));
    }
    return Condition.anyOf(alternatives);
  }

  /** An attribute is not there, under none of its names. */
  static <T> Condition<T> noneIsThere(EntityType<T> entity, Path path) {
    if (path.isTopLevel() && !path.hasOlderNames()) {
      return isAbsent(entity, path);
    }
    List<Condition<T>> all = new ArrayList<>();
    path.names().forEach(name -> all.add(isAbsent(entity, name)));
    return Condition.allOf(all);
  }

  /** What a change must remove so that what it writes or removes is not read from an older name. */
  static List<Change> removals(Change change) {
    if (!change.isWhole() || !change.path().hasOlderNames()) {
      return List.of();
    }
    List<Change> removals = new ArrayList<>();
    change.path().olderNames().forEach(older -> removals.add(new Change.Remove(older)));
    return removals;
  }

  /**
   * What must hold so that a change finds what it starts from: what it changes in place or copies,
   * and what that is within, has its present name.
   */
  static <T> List<Condition<T>> guards(EntityType<T> entity, Change change) {
    List<Condition<T>> guards = guards(entity, change.path(), !change.isWhole());
    Path copied = change.copied();
    if (copied == null) {
      return guards;
    }
    List<Condition<T>> all = new ArrayList<>(guards);
    all.addAll(guards(entity, copied, true));
    return all;
  }

  private static <T> List<Condition<T>> guards(
      EntityType<T> entity, Path start, boolean isStartedFrom) {
    if (start.isTopLevel() && !start.hasOlderNames()) {
      return List.of();
    }
    List<Condition<T>> guards = new ArrayList<>();
    if (isStartedFrom) {
      guards.addAll(present(entity, start));
    }
    for (Path path = start; !path.isTopLevel(); ) {
      path = path.parent();
      guards.addAll(present(entity, path));
    }
    return guards;
  }

  /** The attributes of an item that a change starts from and doesn't find there by that. */
  static <T> Set<String> misnamed(
      EntityType<T> entity, Change change, Map<String, AttributeValue> item) {
    Set<String> attributes = new LinkedHashSet<>();
    if (!Condition.allOf(guards(entity, change.path(), !change.isWhole())).holds(item)) {
      attributes.add(change.path().root());
    }
    Path copied = change.copied();
    if (copied != null && !Condition.allOf(guards(entity, copied, true)).holds(item)) {
      attributes.add(copied.root());
    }
    return attributes;
  }

  /**
   * What must hold so that the defaults of an upsert don't hide what an item has under older names.
   *
   * @param entity the entity
   * @param changes what else the upsert changes
   * @param <T> the entity's record
   * @return that no attribute with a default has an older name, but for those that are replaced
   */
  public static <T> Condition<T> noneBehindDefaults(EntityType<T> entity, Changes<T> changes) {
    List<Condition<T>> all = new ArrayList<>();
    behindDefaults(entity, changes).forEach(path -> all.addAll(present(entity, path)));
    return Condition.allOf(all);
  }

  /** What an upsert writes the defaults of, and items can have under older names. */
  static <T> List<Path> behindDefaults(EntityType<T> entity, Changes<T> changes) {
    List<Path> behind = new ArrayList<>();
    if (!entity.olderNames().isEmpty()) {
      Map<String, AttributeValue> defaults = Defaults.of(entity, changes.asRead());
      for (String attribute : defaults.keySet()) {
        Path path = Path.of(attribute, entity.olderNames(attribute));
        if (!changes.touches(attribute) && path.hasOlderNames()) {
          behind.add(path);
        }
      }
    }
    return behind;
  }

  private static <T> List<Condition<T>> present(EntityType<T> entity, Path path) {
    List<Condition<T>> all = new ArrayList<>();
    for (Path older : path.olderNames()) {
      String purpose =
          String.format(
              ", another name of %s, which this update can't start from. Put what was read of the"
                  + " item first",
              path);
      all.add(Requirement.of(isAbsent(entity, older), older, purpose));
    }
    return all;
  }

  private static <T> Condition<T> isAbsent(EntityType<T> entity, Path path) {
    return Call.of(entity, "attribute_not_exists", path, null);
  }
}
