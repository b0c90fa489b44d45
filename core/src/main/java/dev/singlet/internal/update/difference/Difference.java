package dev.singlet.internal.update.difference;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.update.OlderNameGuard;
import dev.singlet.internal.update.UpdateExpression;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.ChangeEncryption;
import dev.singlet.internal.update.change.Clause;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.change.WrittenSize;
import dev.singlet.internal.update.fit.AsBefore;
import dev.singlet.internal.write.ItemVersion;
import dev.singlet.internal.write.ShownValue;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The changes that turn one item into another: the attributes that differ, also within maps, and
 * the keys that are made of them.
 *
 * @param before the item as it is assumed to be
 * @param after the item as it should become
 * @param changes the changes, by their places
 * @param guards the conditions that values are as before, by their places
 */
record Difference<T>(
    EntityType<T> entity,
    Map<String, AttributeValue> before,
    Map<String, AttributeValue> after,
    AsBefore<T> asBefore,
    Map<Path, Change> changes,
    Map<Path, Expression> guards) {

  /**
   * Compares two records of one item.
   *
   * @param before the item as it is assumed to be; it may violate constraints
   * @param after the item as it should become
   * @param stamps the times to write
   * @return the difference
   * @throws ValidationException if a value that the update changes violates a constraint
   * @throws InvalidArgumentException if the two have different primary keys, versions or creation
   *     times, or different values of a read-only attribute
   */
  static <T> Difference<T> between(EntityType<T> entity, T before, T after, Stamps stamps) {
    Stamps own = stamps.given(null);
    Map<String, AttributeValue> old =
        stamps.bind(entity.toItem(before, own, Violations.ignored(entity.name())));
    StampAttribute created = entity.created();
    Stamps since =
        created == null
            ? stamps
            : stamps.since(ItemReader.of(old).instant(created.attribute(), created.format()));
    if (!entity.fromContext().isEmpty()) {
      since = since.given(new ValuesOfUpdate(entity, old, stamps.context()));
    }
    Map<String, AttributeValue> wanted = wanted(entity, before, after, since);
    if (!entity.embeddings().isEmpty()) {
      boolean areSameInKeys =
          entity.withKeyValues(before, Map.of()).equals(entity.withKeyValues(after, Map.of()));
      Map<String, AttributeValue> fresh = withoutStaleVectors(entity, old, wanted, areSameInKeys);
      if (fresh.size() < wanted.size()) {
        wanted = wanted(entity, before, entity.fromPlainItem(fresh), since);
      }
    }
    requireSameItem(entity, old, wanted);
    return ItemComparison.of(entity, old, wanted, new AsBefore<>(entity, old, own));
  }

  /**
   * Returns an item without the vectors that are as before, while what they are made of is not.
   *
   * @param areSameInKeys true if the values that only keys have are as before. A key attribute
   *     can't tell, because it can have other values, too.
   */
  private static Map<String, AttributeValue> withoutStaleVectors(
      EntityType<?> entity,
      Map<String, AttributeValue> old,
      Map<String, AttributeValue> wanted,
      boolean areSameInKeys) {
    Map<String, String> names = entity.storedNames();
    Predicate<String> isSame =
        component ->
            names.containsKey(component)
                ? StoredValues.areSame(
                    old.get(names.get(component)), wanted.get(names.get(component)))
                : areSameInKeys;
    Map<String, AttributeValue> fresh = new HashMap<>(wanted);
    entity
        .embeddings()
        .forEach(
            (vector, sources) -> {
              if (isSame.test(vector) && !sources.stream().allMatch(isSame)) {
                fresh.remove(names.get(vector));
              }
            });
    return fresh;
  }

  /** Returns the item after the update. It may keep values that violate constraints. */
  private static <T> Map<String, AttributeValue> wanted(
      EntityType<T> entity, T before, T after, Stamps stamps) {
    try {
      return entity.toItem(after, stamps);
    } catch (ValidationException invalid) {
      List<Violation> earlier = violations(entity, before, stamps);
      List<Violation> added =
          invalid.violations().stream().filter(each -> !isKept(each, earlier)).toList();
      if (!added.isEmpty()) {
        throw new ValidationException(entity.name(), added);
      }
      return stamps.bind(entity.toItem(after, stamps, Violations.ignored(entity.name())));
    }
  }

  private static <T> List<Violation> violations(EntityType<T> entity, T record, Stamps stamps) {
    try {
      entity.toItem(record, stamps);
      return List.of();
    } catch (ValidationException invalid) {
      return invalid.violations();
    }
  }

  /** Returns whether the item had the same invalid value before. A hidden value may differ. */
  private static boolean isKept(Violation violation, List<Violation> earlier) {
    return violation.value() != null
        && !violation.value().equals(Violation.MASK)
        && earlier.contains(violation);
  }

  /**
   * Returns the difference for an item that stores attributes in another form than the record
   * before the update. These attributes are written as a whole, on the condition that they have not
   * changed.
   *
   * @param item the item as it is stored
   * @return the difference; empty if it is the same update
   */
  Optional<Difference<T>> of(Map<String, AttributeValue> item) {
    AsBefore<T> asStored = asBefore.in(item);
    boolean isCountedOtherwise =
        entity.version() != null && asStored.isInOtherForm(Path.of(entity.version()));
    if (!isCountedOtherwise && guards.keySet().stream().noneMatch(asStored::isInOtherForm)) {
      return Optional.empty();
    }
    return Optional.of(ItemComparison.of(entity, before, after, asStored));
  }

  /**
   * Returns whether the two items are the same, except for the modification time.
   *
   * @return true if there is nothing to update
   */
  boolean isNone() {
    return changes.isEmpty();
  }

  /**
   * Returns whether an attribute is changed, as a whole or in part.
   *
   * @return true if the two items differ in it
   */
  boolean isIn(String attribute) {
    return !StoredValues.areSame(before.get(attribute), after.get(attribute));
  }

  /**
   * Returns the key of the item.
   *
   * @return the primary key of both records
   */
  PrimaryKey key() {
    return PrimaryKey.of(entity.table().key(), before);
  }

  /**
   * Returns the update expression.
   *
   * @param placeholders takes the names and values
   * @return the expression as DynamoDB takes it
   */
  String toExpression(Placeholders placeholders) {
    List<Change> all = new ArrayList<>(changes.values());
    changes.values().forEach(change -> all.addAll(OlderNameGuard.removals(change)));
    for (String attribute : entity.ofEachWrite()) {
      Path path = Path.of(attribute);
      if (!changes.containsKey(path)) {
        AttributeValue value = after.get(attribute);
        all.add(value == null ? new Change.Remove(path) : new Change.Write(path, value));
      }
    }
    if (entity.version() != null) {
      all.add(asBefore.made(Change.Add.version(entity.version())));
    }
    all.addAll(UpdateExpression.markIfAbsent(entity));
    WrittenSize.check(entity, all);
    return Clause.expression(ChangeEncryption.of(all, entity, key()), placeholders);
  }

  /**
   * Returns the condition on the item. With versions, the item still has the version before the
   * update. Without versions, the changed attributes and the sources of keys are as before. In both
   * cases, parts that change within a document are as before, and so are the attributes of unique
   * values, because the version doesn't tell in which form they are stored. A read-only attribute
   * that gets its first value is still absent. So is a vector, because a program that only makes
   * vectors may not count versions.
   */
  Expression guard() {
    String version = entity.version();
    if (version == null) {
      return Expression.allOf(guards.values());
    }
    List<Expression> all = new ArrayList<>();
    all.add(asBefore.of(Path.of(version), before.get(version)));
    guards.forEach(
        (path, guard) -> {
          if (!path.isTopLevel()
              || isPartOfUnique(path.root())
              || entity.readOnly().contains(path.root())
              || isAbsentVector(path.root())) {
            all.add(guard);
          }
        });
    return Expression.allOf(all);
  }

  private boolean isPartOfUnique(String attribute) {
    return entity.unique().stream().anyMatch(unique -> unique.attributes().contains(attribute));
  }

  private boolean isAbsentVector(String attribute) {
    return !before.containsKey(attribute)
        && entity.embeddings().keySet().stream().anyMatch(v -> attribute.equals(entity.holder(v)));
  }

  private static void requireSameItem(
      EntityType<?> entity, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    for (KeyAttribute key : entity.table().key().attributes()) {
      if (!Objects.equals(before.get(key.name()), after.get(key.name()))) {
        throw InvalidUpdate.of(
            entity,
            "the primary key would change from %s to %s. Delete the item, and put it under the other key",
            entity.keyText(before),
            entity.keyText(after));
      }
    }
    String version = entity.version();
    if (version != null) {
      long from = ItemVersion.version(entity, before.get(version));
      long to = ItemVersion.version(entity, after.get(version));
      if (from != to) {
        throw InvalidUpdate.of(
            entity,
            "the version would change from %d to %d. The update counts it by itself: keep the"
                + " version of the record before",
            from,
            to);
      }
    }
    StampAttribute created = entity.created();
    if (created != null
        && !Objects.equals(before.get(created.attribute()), after.get(created.attribute()))) {
      throw InvalidUpdate.of(
          entity,
          "the creation time would change. Keep it, or put the item with stamped(created,"
              + " modified)");
    }
    for (String attribute : entity.readOnly()) {
      requireSameValue(entity, attribute, before.get(attribute), after.get(attribute));
    }
  }

  /** Requires that a read-only attribute keeps its value, if the item has one. */
  private static void requireSameValue(
      EntityType<?> entity,
      String attribute,
      @Nullable AttributeValue before,
      @Nullable AttributeValue after) {
    if (before != null && !StoredValues.areSame(before, after)) {
      Path path = Path.of(attribute);
      String change =
          after == null
              ? "be removed"
              : String.format(
                  "change from %s to %s",
                  ShownValue.of(entity, path, before), ShownValue.of(entity, path, after));
      throw InvalidUpdate.of(
          entity,
          "%s is read-only, and would %s. Keep the value, or put the whole item",
          attribute,
          change);
    }
  }
}
