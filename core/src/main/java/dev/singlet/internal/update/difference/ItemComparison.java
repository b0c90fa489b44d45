package dev.singlet.internal.update.difference;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.update.KeptDefaults;
import dev.singlet.internal.update.KeyDefaults;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.fit.AsBefore;
import dev.singlet.runtime.entity.DerivedAttributes;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares two forms of an item. Finds the changes, and the values that must be as before. */
final class ItemComparison<T> {

  private final EntityType<T> entity;
  private final Map<String, AttributeValue> before;
  private final Map<String, AttributeValue> after;
  private final AsBefore<T> asBefore;
  private final Map<Path, Change> changes = new LinkedHashMap<>();
  private final Map<Path, Expression> guards = new LinkedHashMap<>();

  private ItemComparison(
      EntityType<T> entity,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after,
      AsBefore<T> asBefore) {
    this.entity = entity;
    this.before = before;
    this.after = after;
    this.asBefore = asBefore;
  }

  static <T> Difference<T> of(
      EntityType<T> entity,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after,
      AsBefore<T> asBefore) {
    ItemComparison<T> comparison = new ItemComparison<>(entity, before, after, asBefore);
    comparison.compare();
    return new Difference<>(entity, before, after, asBefore, comparison.changes, comparison.guards);
  }

  private void compare() {
    Set<String> own = new LinkedHashSet<>(before.keySet());
    own.addAll(after.keySet());
    entity.mark().added().forEach(own::remove);
    if (entity.schemaVersion() != null) {
      own.remove(entity.schemaVersion().attribute());
    }
    entity.table().key().attributes().forEach(key -> own.remove(key.name()));
    for (DerivedAttributes derived : entity.derived()) {
      own.removeIf(name -> derived.attributes().contains(name) && !entity.holdsComponent(name));
    }
    entity.ofEachWrite().forEach(own::remove);
    if (entity.version() != null) {
      own.remove(entity.version());
    }
    own.forEach(name -> compare(path(name), before.get(name), after.get(name)));
    if (!changes.isEmpty()) {
      Set<String> changed = new TreeSet<>();
      changes.keySet().forEach(path -> changed.add(path.root()));
      entity.derived().stream()
          .filter(derived -> isTouched(derived.sources(), changed))
          .forEach(this::rewrite);
      entity.validateMethods().stream()
          .filter(method -> isTouched(method.components(), changed))
          .forEach(method -> guardSources(method.components()));
      entity.embeddings().forEach((vector, sources) -> guardVector(vector, sources, changed));
      entity.unique().stream()
          .filter(unique -> unique.attributes().stream().anyMatch(this::differsIn))
          .forEach(unique -> unique.attributes().forEach(this::guardUnique));
      own.stream().filter(name -> !entity.isDefault(after, name)).forEach(name -> keep(name));
      KeyDefaults.lacking(entity, changes.values()).keySet().forEach(this::storeInKey);
      KeptDefaults.following(entity, this::changes).forEach(this::guardSource);
    }
  }

  /** Stores a key attribute that the item may lack, because it is read as a default. */
  private void storeInKey(String attribute) {
    if (entity.hasDefaultMadeOfOthers(attribute)) {
      if (keep(attribute)) {
        entity.defaultSources(attribute).forEach(this::guardSource);
      }
      return;
    }
    AttributeValue value = asBefore.defaults().get(attribute);
    if (value != null) {
      Path path = Path.of(attribute);
      changes.put(path, new Change.WriteIfAbsent(path, value));
    }
  }

  private boolean changes(String attribute) {
    return changes.keySet().stream().anyMatch(path -> path.root().equals(attribute));
  }

  private boolean differsIn(String attribute) {
    return !StoredValues.areSame(before.get(attribute), after.get(attribute));
  }

  /**
   * Stores an attribute that the item may lack, because it is read as a default that is made of
   * changed attributes.
   */
  private boolean keep(String attribute) {
    AttributeValue value = after.get(attribute);
    Path path = path(attribute);
    if (value != null
        && StoredValues.areSame(value, before.get(attribute))
        && !changes.containsKey(path)
        && entity.isDefault(before, attribute)) {
      changes.put(path, new Change.Write(path, value));
      guard(path, value);
      return true;
    }
    return false;
  }

  private Path path(String attribute) {
    return Path.of(attribute, entity.olderNames(attribute));
  }

  private void compare(Path path, @Nullable AttributeValue old, @Nullable AttributeValue wanted) {
    if (StoredValues.areSame(old, wanted)) {
      return;
    }
    boolean isWhole =
        entity.encrypted().has(path.root())
            || asBefore.isInOtherForm(path)
            || path.steps().size() >= entity.wholeFrom(path.root());
    if (!isWhole && old != null && wanted != null && old.hasM() && wanted.hasM()) {
      // A value within a document that has an older name can't be changed under the current name.
      Path within = path.isTopLevel() ? Path.of(path.root()) : path;
      Set<String> names = new LinkedHashSet<>(old.m().keySet());
      names.addAll(wanted.m().keySet());
      names.forEach(
          name ->
              compare(
                  within.then(new Path.Name(name, !entity.isShown(within.root()))),
                  old.m().get(name),
                  wanted.m().get(name)));
      return;
    }
    changes.put(path, wanted == null ? new Change.Remove(path) : new Change.Write(path, wanted));
    guard(path, old);
  }

  /**
   * Returns whether a source changes. A source without an attribute is computed, and the primary
   * key determines it.
   */
  private boolean isTouched(Collection<String> sources, Set<String> changed) {
    for (String source : sources) {
      String attribute = entity.holder(source);
      if (entity.isOfEachWrite(source) || (attribute != null && changed.contains(attribute))) {
        return true;
      }
    }
    return false;
  }

  private void rewrite(DerivedAttributes derived) {
    for (String attribute : derived.attributes()) {
      Path path = Path.of(attribute);
      AttributeValue value = after.get(attribute);
      changes.put(path, value == null ? new Change.Remove(path) : new Change.Write(path, value));
    }
    guardSources(derived.sources());
    for (String source : derived.sources()) {
      String attribute = entity.storedNames().get(source);
      if (attribute != null) {
        keep(attribute);
      }
    }
  }

  /**
   * Requires that a vector and what it is made of are as before if one of them changes: another
   * program can have stored the vector of another text.
   */
  private void guardVector(String vector, List<String> sources, Set<String> changed) {
    List<String> all = new ArrayList<>(sources);
    all.add(vector);
    if (isTouched(all, changed)) {
      guardSources(all);
    }
  }

  /**
   * Requires that nobody has changed the components from which something is computed or checked.
   */
  private void guardSources(Collection<String> sources) {
    for (String source : sources) {
      String attribute = entity.holder(source);
      if (attribute != null) {
        guardSource(attribute);
      }
    }
  }

  private void guardSource(String attribute) {
    if (!asBefore.isSettled(attribute)) {
      guard(path(attribute), before.get(attribute));
    }
  }

  /**
   * Requires that a unique value is as before, because the item that reserves it is found by the
   * value.
   */
  private void guardUnique(String attribute) {
    if (!entity.table().key().has(attribute)) {
      guard(Path.of(attribute), before.get(attribute));
    }
  }

  private void guard(Path path, @Nullable AttributeValue old) {
    guards.put(path, asBefore.of(path, old));
  }
}
