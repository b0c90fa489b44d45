package dev.singlet.internal.update;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.entity.StampAttribute;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Path;
import dev.singlet.generated.expression.Placeholders;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.Violations;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The changes that turn one item into another: the attributes that differ, down into maps, and the
 * keys that are made of them.
 *
 * @param before the item as it is taken to be
 * @param after the item as it is to be
 * @param changes the changes, by their places
 * @param guards what must be as before, by its place
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
   * @param before the item as it is taken to be; constraints it violates don't matter
   * @param after the item as it is to be
   * @param stamps the times to write
   * @return what differs
   * @throws dev.singlet.error.ValidationException if what is to be violates a constraint
   * @throws InvalidArgumentException if the two have different primary keys, versions or creation
   *     times
   */
  static <T> Difference<T> between(EntityType<T> entity, T before, T after, Stamps stamps) {
    Map<String, AttributeValue> old =
        stamps.bind(entity.toItem(before, stamps, Violations.ignored(entity.name())));
    StampAttribute created = entity.created();
    Stamps since =
        created == null
            ? stamps
            : stamps.since(ItemReader.of(old).instant(created.attribute(), created.format()));
    Map<String, AttributeValue> wanted = entity.toItem(after, since);
    requireSameItem(entity, old, wanted);
    return ItemComparison.of(entity, old, wanted, new AsBefore<>(entity, old, stamps));
  }

  /**
   * Returns the difference for an item that stores attributes in another form than the record
   * before. They are written whole, on the condition that they have not changed.
   *
   * @param item the item as it is stored
   * @return what differs, if that is another update
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
   * Tells if the two are the same, but for the time of the modification.
   *
   * @return true if there is nothing to update
   */
  boolean isNone() {
    return changes.isEmpty();
  }

  /**
   * Tells if an attribute is changed, as a whole or within.
   *
   * @return true if the two differ in it
   */
  boolean isIn(String attribute) {
    return !StoredValues.areSame(before.get(attribute), after.get(attribute));
  }

  /**
   * The key of the item.
   *
   * @return the primary key of both records
   */
  PrimaryKey key() {
    return PrimaryKey.of(entity.table().key(), before);
  }

  /**
   * The update expression.
   *
   * @param placeholders takes the names and values
   * @return the expression as DynamoDB takes it
   */
  String toExpression(Placeholders placeholders) {
    List<Change> all = new ArrayList<>(changes.values());
    changes.values().forEach(change -> all.addAll(OlderNameGuard.removals(change)));
    StampAttribute modified = entity.modified();
    if (modified != null && !changes.containsKey(Path.of(modified.attribute()))) {
      Path path = Path.of(modified.attribute());
      all.add(new Change.Write(path, Objects.requireNonNull(after.get(modified.attribute()))));
    }
    if (entity.version() != null) {
      all.add(asBefore.made(Change.Add.version(entity.version())));
    }
    all.addAll(UpdateExpression.markIfAbsent(entity));
    WrittenSize.check(entity, all);
    return Clause.expression(ChangeEncryption.of(all, entity, key()), placeholders);
  }

  /**
   * Returns what must hold of the item: it has the version that it had before, or without versions,
   * what is changed, and what keys are made of, is as before. What is changed within a document is
   * so in any case, and what unique values are found by: the version doesn't tell in which form
   * they are stored.
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
          if (!path.isTopLevel() || isPartOfUnique(path.root())) {
            all.add(guard);
          }
        });
    return Expression.allOf(all);
  }

  private boolean isPartOfUnique(String attribute) {
    return entity.unique().stream().anyMatch(unique -> unique.attributes().contains(attribute));
  }

  /** A version as a number; an item without one has had no write yet. */
  private static long count(@Nullable AttributeValue version) {
    return version == null ? 0 : Long.parseLong(version.n());
  }

  private static void requireSameItem(
      EntityType<?> entity, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    for (KeyAttribute key : entity.table().key().attributes()) {
      if (!Objects.equals(before.get(key.name()), after.get(key.name()))) {
        throw InvalidUpdate.of(
            entity,
            String.format(
                "the primary key would change from %s to %s. Delete the item, and put it under the other key",
                PrimaryKey.describe(entity.table().key(), before),
                PrimaryKey.describe(entity.table().key(), after)));
      }
    }
    String version = entity.version();
    if (version != null && count(before.get(version)) != count(after.get(version))) {
      throw InvalidUpdate.of(
          entity,
          String.format(
              "the version would change from %d to %d. The update counts it by itself: keep the"
                  + " version of the record before",
              count(before.get(version)), count(after.get(version))));
    }
    StampAttribute created = entity.created();
    if (created != null
        && !Objects.equals(before.get(created.attribute()), after.get(created.attribute()))) {
      throw InvalidUpdate.of(
          entity,
          "the creation time would change. Keep it, or put the item with stamped(created,"
              + " modified)");
    }
  }
}
