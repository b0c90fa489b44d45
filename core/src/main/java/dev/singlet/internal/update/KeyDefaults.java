package dev.singlet.internal.update;

import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.fit.OtherForm;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.runtime.entity.DerivedAttributes;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.schema.IndexSchema;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The defaults of components that are key attributes of indexes. An item that lacks such an
 * attribute is read with its default, but is not in the index until the default is stored. A
 * default that is made of other attributes is stored with the value that the item is read with. A
 * failed condition shows that value.
 */
public final class KeyDefaults<T> {

  private final Changes<T> requested;
  private final EntityType<T> entity;
  private final List<Change> all;
  private final List<Change> stored = new ArrayList<>();
  private final List<Expression> guards = new ArrayList<>();

  private KeyDefaults(Changes<T> requested, List<Change> all) {
    this.requested = requested;
    this.entity = requested.entity();
    this.all = all;
  }

  /**
   * Finds the defaults to store in the keys that an update writes, if the item lacks them.
   *
   * @param requested the requested changes
   * @param all all changes that are written
   * @param values the known values of the item after the update
   */
  static <T> KeyDefaults<T> of(Changes<T> requested, List<Change> all, Values values) {
    KeyDefaults<T> defaults = new KeyDefaults<>(requested, all);
    Map<String, String> lacking = lacking(requested.entity(), all);
    if (!lacking.isEmpty()) {
      Map<String, AttributeValue> known = Defaults.asRead(requested.entity(), values);
      lacking.forEach((name, index) -> defaults.add(name, index, known.get(name)));
    }
    return defaults;
  }

  /** Returns the changes that store them. */
  List<Change> stored() {
    return stored;
  }

  /** Returns the conditions that the item is read with the values that are written. */
  List<Expression> guards() {
    return guards;
  }

  /**
   * Returns the key attributes that an item may lack, without those that some changes write.
   *
   * @return an index of each
   */
  public static Map<String, String> lacking(EntityType<?> entity, Collection<Change> changes) {
    if (entity.keyComponents().isEmpty()) {
      return Map.of();
    }
    Map<String, String> lacking = new LinkedHashMap<>();
    for (IndexSchema index : entity.table().indexes()) {
      List<String> names = index.key().names();
      if (isWritten(names, changes)) {
        for (String name : names) {
          if (mayBeAbsent(entity, name) && !isIn(changes, name)) {
            lacking.putIfAbsent(name, index.name());
          }
        }
      }
    }
    return lacking;
  }

  /**
   * Returns whether an item lacks a default made of other attributes that an update may have to
   * store.
   */
  static boolean areAbsent(Changes<?> requested, Map<String, AttributeValue> item) {
    EntityType<?> entity = requested.entity();
    Predicate<String> isAbsent =
        name ->
            entity.hasDefaultMadeOfOthers(name)
                && mayBeAbsent(entity, name)
                && !item.containsKey(name)
                && !requested.touches(name);
    return entity.keyComponents().stream().anyMatch(isAbsent)
        && entity.table().indexes().stream()
            .map(index -> index.key().names())
            .anyMatch(
                names ->
                    names.stream().anyMatch(isAbsent)
                        && names.stream().anyMatch(name -> mayWrite(requested, name)));
  }

  private static boolean mayWrite(Changes<?> requested, String attribute) {
    if (requested.touches(attribute)) {
      return true;
    }
    StampAttribute modified = requested.entity().modified();
    for (DerivedAttributes derived : requested.entity().derived()) {
      if (derived.attributes().contains(attribute)
          && derived.sources().stream()
              .anyMatch(
                  source ->
                      requested.isChanged(source)
                          || (modified != null && modified.component().equals(source)))) {
        return true;
      }
    }
    return false;
  }

  private void add(String name, String index, @Nullable AttributeValue known) {
    Path path = Path.of(name);
    if (!entity.hasDefaultMadeOfOthers(name)) {
      if (known != null) {
        stored.add(new Change.WriteIfAbsent(path, known));
      }
      return;
    }
    Map<String, AttributeValue> found = requested.found();
    Set<String> sources = entity.defaultSources(name);
    if (known != null && presumed(sources).isAlways()) {
      stored.add(new Change.WriteIfAbsent(path, known));
    } else if (found == null || found.containsKey(name) || !isRead(name, sources, found)) {
      guards.add(isThere(path, index));
    }
  }

  /** Stores the value that the found item is read with, after the changes. */
  private boolean isRead(String name, Set<String> sources, Map<String, AttributeValue> found) {
    Map<String, AttributeValue> after = new HashMap<>(found);
    for (Change change : all) {
      if (sources.contains(change.path().root()) && !isKnown(change)) {
        return false;
      }
      change.applyTo(after);
    }
    Map<String, AttributeValue> read = OtherForm.read(entity, after, Stamps.at(Instant.EPOCH));
    if (read.isEmpty()) {
      return false;
    }
    Set<String> names = new LinkedHashSet<>(List.of(name));
    names.addAll(OlderNameGuard.names(entity, sources));
    guards.add(Unchanged.of(entity, names, found));
    AttributeValue value = read.get(name);
    if (value != null) {
      stored.add(new Change.Write(Path.of(name), value));
    }
    return true;
  }

  /** Returns whether the value after the change is known, given the item that was found. */
  private static boolean isKnown(Change change) {
    return change.path().isTopLevel()
        && (change instanceof Change.Write
            || change instanceof Change.WriteIfAbsent
            || change instanceof Change.Remove);
  }

  /**
   * Returns the condition that attributes have their presumed values: the primary key determines
   * some only in part.
   */
  private Expression presumed(Set<String> attributes) {
    List<String> components = new ArrayList<>();
    entity
        .storedNames()
        .forEach(
            (component, attribute) -> {
              if (attributes.contains(attribute)) {
                components.add(component);
              }
            });
    return requested.assumptions().presumedOf(components);
  }

  private Expression isThere(Path path, String index) {
    String purpose =
        String.format(
            ", and a key of %s that the update writes needs it. Set it too, or use"
                + " update(before, after)",
            index);
    return Requirement.of(Expression.exists(entity, path), path, purpose);
  }

  /**
   * Returns whether a part of a key is written and none is removed, so that the item can be in the
   * index.
   */
  private static boolean isWritten(List<String> key, Collection<Change> changes) {
    boolean isWritten = false;
    for (Change change : changes) {
      if (key.contains(change.path().root())) {
        if (change instanceof Change.Remove) {
          return false;
        }
        isWritten = true;
      }
    }
    return isWritten;
  }

  /**
   * Returns whether an item may lack a key attribute. The attributes of unique values are known
   * before the update.
   */
  private static boolean mayBeAbsent(EntityType<?> entity, String attribute) {
    return entity.keyComponents().contains(attribute)
        && !entity.table().key().has(attribute)
        && entity.unique().stream().noneMatch(unique -> unique.attributes().contains(attribute));
  }

  private static boolean isIn(Collection<Change> changes, String attribute) {
    return changes.stream().anyMatch(change -> change.path().root().equals(attribute));
  }
}
