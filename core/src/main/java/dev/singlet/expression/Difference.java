package dev.singlet.expression;

import dev.singlet.entity.DerivedAttributes;
import dev.singlet.entity.EntityType;
import dev.singlet.entity.StampAttribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.PrimaryKey;
import dev.singlet.schema.KeyAttribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What turns one item into another: the attributes that differ, down into maps, and the keys that
 * are made of them.
 *
 * @param <T> the entity's record
 */
public final class Difference<T> {

  private final EntityType<T> entity;
  private final Map<String, AttributeValue> before;
  private final Map<String, AttributeValue> after;
  private final AsBefore<T> asBefore;
  private final Map<Path, Change> changes = new LinkedHashMap<>();
  private final Map<Path, Condition<T>> guards = new LinkedHashMap<>();

  private Difference(
      EntityType<T> entity,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after,
      AsBefore<T> asBefore) {
    this.entity = entity;
    this.before = before;
    this.after = after;
    this.asBefore = asBefore;
  }

  /**
   * Compares two records of one item.
   *
   * @param entity the entity
   * @param before the item as it is taken to be; constraints it violates don't matter
   * @param after the item as it is to be
   * @param stamps the times to write
   * @param <T> the entity's record
   * @return what differs
   * @throws dev.singlet.error.ValidationException if what is to be violates a constraint
   * @throws InvalidArgumentException if the two have different primary keys or creation times
   */
  public static <T> Difference<T> between(EntityType<T> entity, T before, T after, Stamps stamps) {
    Map<String, AttributeValue> old =
        stamps.bind(entity.toItem(before, stamps, Violations.ignored(entity.name())));
    StampAttribute created = entity.created();
    Stamps since =
        created == null
            ? stamps
            : stamps.since(ItemReader.of(old).instant(created.attribute(), created.format()));
    Difference<T> difference =
        new Difference<>(
            entity, old, entity.toItem(after, since), new AsBefore<>(entity, old, stamps));
    difference.requireSameItem();
    difference.compare();
    return difference;
  }

  /**
   * The same for an item that is as it is taken to be, but has attributes in another form. They are
   * written whole, if they are still as they are stored.
   *
   * @param item the item as it is stored
   * @return what differs, if that is another update
   */
  public Optional<Difference<T>> of(Map<String, AttributeValue> item) {
    AsBefore<T> asStored = asBefore.in(item);
    boolean isCountedOtherwise =
        entity.version() != null && asStored.isInOtherForm(Path.of(entity.version()));
    if (!isCountedOtherwise && guards.keySet().stream().noneMatch(asStored::isInOtherForm)) {
      return Optional.empty();
    }
    Difference<T> difference = new Difference<>(entity, before, after, asStored);
    difference.compare();
    return Optional.of(difference);
  }

  /**
   * Whether the two are the same, but for the time of the modification.
   *
   * @return true if there is nothing to update
   */
  public boolean isNone() {
    return changes.isEmpty();
  }

  /**
   * The item as it is taken to be.
   *
   * @return its attributes
   */
  public Map<String, AttributeValue> before() {
    return before;
  }

  /**
   * The item as it is to be.
   *
   * @return its attributes
   */
  public Map<String, AttributeValue> after() {
    return after;
  }

  /**
   * Whether an attribute is changed, as a whole or within.
   *
   * @param attribute its name
   * @return true if the two differ in it
   */
  public boolean isIn(String attribute) {
    return !Objects.equals(before.get(attribute), after.get(attribute));
  }

  /**
   * The key of the item.
   *
   * @return the primary key of both records
   */
  public PrimaryKey key() {
    return PrimaryKey.of(entity.table().key(), before);
  }

  /**
   * The update expression.
   *
   * @param placeholders takes the names and values
   * @return the expression as DynamoDB takes it
   */
  public String toExpression(Placeholders placeholders) {
    List<Change> all = new ArrayList<>(changes.values());
    changes.values().forEach(change -> all.addAll(OlderNames.removals(change)));
    StampAttribute modified = entity.modified();
    if (modified != null && !changes.containsKey(Path.of(modified.attribute()))) {
      Path path = Path.of(modified.attribute());
      all.add(new Change.Write(path, Objects.requireNonNull(after.get(modified.attribute()))));
    }
    if (entity.version() != null) {
      all.add(asBefore.made(VersionChange.of(entity.version())));
    }
    WrittenSize.check(entity, all);
    return Clauses.of(Sealing.of(all, entity, key()), placeholders);
  }

  /**
   * What must hold of the item: it has the version that it had before, or without versions, what is
   * changed, and what keys are made of, is as before. What is changed within a document is so in
   * any case, and what unique values are found by: the version doesn't tell in which form they are
   * stored.
   *
   * @return the condition
   */
  public Condition<T> guard() {
    String version = entity.version();
    if (version == null) {
      return Condition.allOf(guards.values());
    }
    List<Condition<T>> all = new ArrayList<>();
    all.add(asBefore.of(Path.of(version), before.get(version)));
    guards.forEach(
        (path, guard) -> {
          if (!path.isTopLevel() || isPartOfUnique(path.root())) {
            all.add(guard);
          }
        });
    return Condition.allOf(all);
  }

  private boolean isPartOfUnique(String attribute) {
    return entity.unique().stream().anyMatch(unique -> unique.attributes().contains(attribute));
  }

  private void requireSameItem() {
    for (KeyAttribute key : entity.table().key().attributes()) {
      if (!Objects.equals(before.get(key.name()), after.get(key.name()))) {
        throw invalid(
            String.format(
                "the primary key would change from %s to %s. Delete the one and put the other",
                PrimaryKey.describe(entity.table().key(), before),
                PrimaryKey.describe(entity.table().key(), after)));
      }
    }
    StampAttribute created = entity.created();
    if (created != null
        && !Objects.equals(before.get(created.attribute()), after.get(created.attribute()))) {
      throw invalid(
          "the creation time would change. Keep it, or put the item with stamped(created,"
              + " modified)");
    }
  }

  private void compare() {
    Set<String> own = new LinkedHashSet<>(before.keySet());
    own.addAll(after.keySet());
    own.remove(entity.table().entityAttribute());
    if (entity.schemaVersion() != null) {
      own.remove(entity.schemaVersion().attribute());
    }
    entity.table().key().attributes().forEach(key -> own.remove(key.name()));
    for (DerivedAttributes derived : entity.derived()) {
      own.removeIf(
          name -> derived.attributes().contains(name) && !entity.storedNames().containsValue(name));
    }
    StampAttribute modified = entity.modified();
    if (modified != null) {
      own.remove(modified.attribute());
    }
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
      entity.unique().stream()
          .filter(unique -> unique.attributes().stream().anyMatch(this::isIn))
          .forEach(unique -> unique.attributes().forEach(this::guardUnique));
      own.stream().filter(name -> !entity.isDefault(after, name)).forEach(this::keep);
    }
  }

  /** Stores what the item may lack, since it reads as a default that is made of what changes. */
  private void keep(String attribute) {
    AttributeValue value = after.get(attribute);
    Path path = path(attribute);
    if (value != null
        && value.equals(before.get(attribute))
        && !changes.containsKey(path)
        && entity.isDefault(before, attribute)) {
      changes.put(path, new Change.Write(path, value));
      guard(path, value);
    }
  }

  private Path path(String attribute) {
    return Path.of(attribute, entity.olderNames(attribute));
  }

  private void compare(Path path, @Nullable AttributeValue old, @Nullable AttributeValue wanted) {
    if (old == null ? wanted == null : old.equals(wanted)) {
      return;
    }
    boolean isWhole =
        entity.encrypted().has(path.root())
            || asBefore.isInOtherForm(path)
            || path.steps().size() >= entity.wholeFrom(path.root());
    if (!isWhole && old != null && wanted != null && old.hasM() && wanted.hasM()) {
      // What is within a document that has an older name can't be changed under the present one.
      Path within = path.isTopLevel() ? Path.of(path.root()) : path;
      Set<String> names = new LinkedHashSet<>(old.m().keySet());
      names.addAll(wanted.m().keySet());
      names.forEach(
          name ->
              compare(within.then(new Path.Name(name)), old.m().get(name), wanted.m().get(name)));
      return;
    }
    changes.put(path, wanted == null ? new Change.Remove(path) : new Change.Write(path, wanted));
    guard(path, old);
  }

  /** A source without an attribute is a computed one that the primary key settles. */
  private boolean isTouched(Collection<String> sources, Set<String> changed) {
    StampAttribute modified = entity.modified();
    for (String source : sources) {
      String attribute = entity.storedNames().get(source);
      boolean isStamp = modified != null && modified.component().equals(source);
      if (isStamp || (attribute != null && changed.contains(attribute))) {
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

  /** What is computed or checked anew is so from components that nobody changes meanwhile. */
  private void guardSources(Collection<String> sources) {
    StampAttribute modified = entity.modified();
    for (String source : sources) {
      String attribute = entity.storedNames().get(source);
      if (attribute != null
          && !entity.table().key().has(attribute)
          && (modified == null || !modified.attribute().equals(attribute))) {
        guard(path(attribute), before.get(attribute));
      }
    }
  }

  /** What keeps values unique is found by the values that the item has. */
  private void guardUnique(String attribute) {
    if (!entity.table().key().has(attribute)) {
      guard(Path.of(attribute), before.get(attribute));
    }
  }

  private void guard(Path path, @Nullable AttributeValue old) {
    guards.put(path, asBefore.of(path, old));
  }

  private InvalidArgumentException invalid(String problem) {
    return InvalidUpdate.of(entity, problem);
  }
}
