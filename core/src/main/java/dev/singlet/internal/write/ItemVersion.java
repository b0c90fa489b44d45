package dev.singlet.internal.write;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Violations;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The versions of items. A write is refused if the item was changed meanwhile. */
public final class ItemVersion {

  private ItemVersion() {}

  /**
   * Returns the condition that the stored item still has the version of an item. A new item has
   * none.
   */
  static Expression isStill(EntityType<?> type, Map<String, AttributeValue> item) {
    if (type.version() == null) {
      return Expression.always();
    }
    return Unchanged.versionOfPut(type, version(type, item.get(type.version())));
  }

  /** Returns an item with the next version. */
  static Map<String, AttributeValue> next(EntityType<?> type, Map<String, AttributeValue> item) {
    if (type.version() == null) {
      return item;
    }
    Map<String, AttributeValue> next = new HashMap<>(item);
    long version = version(type, item.get(type.version())) + 1;
    next.put(type.version(), AttributeValue.createN(Long.toString(version)));
    return next;
  }

  /**
   * Returns a version as a number; 0 for an item without a version, which was not written yet.
   *
   * @throws dev.singlet.error.ValidationException if no write can count from there
   */
  public static long version(EntityType<?> type, @Nullable AttributeValue stored) {
    long version = stored == null ? 0 : Long.parseLong(stored.n());
    requireCountable(type, version);
    return version;
  }

  /**
   * Returns the condition that an item doesn't have the last version of an int. The update would
   * store the next one, and the item could not be read any more. No program counts to the end of a
   * long, so it needs no condition.
   *
   * @param when the conditions of the update, which may require a version
   */
  public static Expression isCountable(EntityType<?> type, Expression when) {
    if (type.lastVersion() == Long.MAX_VALUE) {
      return Expression.always();
    }
    Path path = Path.of(Objects.requireNonNull(type.version()));
    if (when.conjuncts().stream()
        .anyMatch(
            each -> each instanceof Requirement && UnmetCondition.paths(each).contains(path))) {
      return Expression.always();
    }
    AttributeValue last = AttributeValue.createN(Long.toString(type.lastVersion()));
    return Requirement.limit(
        Expression.compare(type, Operand.at(path), "<>", Operand.of(last)),
        path,
        ", the last one of an int, and the update counts one more. Make the component a long");
  }

  /** Refuses a version from which no write can count. */
  public static void requireCountable(EntityType<?> type, long version) {
    if (version < 0 || version >= type.lastVersion()) {
      String problem =
          version < 0
              ? "must be 0 for a new item, or the version that was read: it counts writes"
              : "must be less than "
                  + type.lastVersion()
                  + (type.lastVersion() < Long.MAX_VALUE ? ", as long as it is an int" : "")
                  + ": the write counts one more";
      Violations violations = new Violations(type.name());
      type.storedNames()
          .forEach(
              (component, attribute) -> {
                if (attribute.equals(type.version())) {
                  violations.add(component, "Version", problem, version);
                }
              });
      violations.throwIfAny();
    }
  }
}
