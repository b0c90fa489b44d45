package dev.singlet.internal.update;

import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.fit.OtherForm;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.runtime.entity.DerivedAttributes;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Stamps;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Defaults that are made of other attributes and that a key is made of. An item that lacks such an
 * attribute is read with its default. If an update changes a source of the default, the value that
 * is read would change, but the key would not. So the value that was read before is stored. A
 * failed condition shows whether the item lacks the attribute.
 */
public final class KeptDefaults<T> {

  private final EntityType<T> entity;
  private final List<Change> stored = new ArrayList<>();
  private final List<Expression> guards = new ArrayList<>();

  private KeptDefaults(EntityType<T> entity) {
    this.entity = entity;
  }

  /**
   * Finds the defaults that an update would change without noticing.
   *
   * @param requested the requested changes
   * @param all all changes that are written
   */
  static <T> KeptDefaults<T> of(Changes<T> requested, List<Change> all) {
    KeptDefaults<T> kept = new KeptDefaults<>(requested.entity());
    for (String attribute : following(requested)) {
      if (all.stream().noneMatch(change -> change.path().root().equals(attribute))) {
        kept.add(attribute, requested);
      }
    }
    return kept;
  }

  /** Returns the changes that store them. */
  List<Change> stored() {
    return stored;
  }

  /**
   * Returns the conditions that the item stores them, or is read with the values that are written.
   */
  List<Expression> guards() {
    return guards;
  }

  /** Returns whether an item lacks a default that an update would change without noticing. */
  static boolean areAbsent(Changes<?> requested, Map<String, AttributeValue> item) {
    return following(requested).stream()
        .anyMatch(attribute -> isAbsent(requested.entity(), attribute, item));
  }

  private static boolean isAbsent(
      EntityType<?> entity, String attribute, Map<String, AttributeValue> item) {
    return !item.containsKey(attribute)
        && entity.olderNames(attribute).stream().noneMatch(item::containsKey);
  }

  private static Set<String> following(Changes<?> requested) {
    return following(requested.entity(), requested::touches);
  }

  /**
   * Finds the attributes that depend on changed attributes, and that something else is made of.
   *
   * @param isChanged tells whether the update changes an attribute; it always changes the
   *     modification time
   */
  public static Set<String> following(EntityType<?> entity, Predicate<String> isChanged) {
    if (!entity.hasDefaultsMadeOfOthers()) {
      return Set.of();
    }
    StampAttribute modified = entity.modified();
    Predicate<String> isWritten =
        modified == null ? isChanged : isChanged.or(modified.attribute()::equals);
    Set<String> following = new LinkedHashSet<>();
    for (DerivedAttributes derived : entity.derived()) {
      if (entity.storedNames().values().containsAll(derived.attributes())) {
        continue; // A component itself is stored anyway.
      }
      for (String component : derived.sources()) {
        String attribute = entity.storedNames().get(component);
        if (attribute != null
            && !isChanged.test(attribute)
            && entity.defaultSources(attribute).stream().anyMatch(isWritten)) {
          following.add(attribute);
        }
      }
    }
    return following;
  }

  private void add(String attribute, Changes<T> requested) {
    Map<String, AttributeValue> found = requested.found();
    AttributeValue value =
        found == null || !isAbsent(entity, attribute, found)
            ? null
            : OtherForm.read(entity, found, Stamps.at(Instant.EPOCH)).get(attribute);
    Path path = Path.of(attribute);
    if (found == null || value == null) {
      guards.add(isThere(path));
      return;
    }
    Set<String> names = OlderNameGuard.names(entity, List.of(attribute));
    names.addAll(OlderNameGuard.names(entity, entity.defaultSources(attribute)));
    guards.add(Unchanged.of(entity, names, found));
    stored.add(new Change.Write(path, value));
  }

  private Expression isThere(Path path) {
    return Requirement.of(
        Expression.exists(entity, path),
        path,
        ", and its default, which a key is made of, would change with the update. Set it too, "
            + "or use update(before, after)");
  }
}
