package dev.singlet.internal.unique;

import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A unique value and its reservation that don't fit together, as they were read in one transaction.
 *
 * @param kind what is wrong
 * @param holding the value and the item
 * @param other the other item that the value is reserved for; null if there is none
 * @param items the items by their keys, as far as they exist
 */
public record UniqueFinding(
    Kind kind,
    Holding holding,
    @Nullable PrimaryKey other,
    Map<PrimaryKey, Map<String, AttributeValue>> items) {

  /** The kinds of differences. */
  public enum Kind {
    /** The item has the value, and nothing reserves it. */
    UNRESERVED,
    /** The item has the value. It is reserved for another item, which doesn't have it. */
    BLOCKED,
    /** The item has the value. It is reserved for another item, which has it, too. */
    DUPLICATE,
    /** The value is reserved for the item, which doesn't have it. */
    ORPHANED
  }

  /**
   * Compares a value with its reservation.
   *
   * @param items the items that were read
   * @return null if both fit together, or if neither is there
   */
  static @Nullable UniqueFinding of(
      Holding holding,
      CollectionType<?> types,
      Map<PrimaryKey, Map<String, AttributeValue>> items) {
    Map<String, AttributeValue> reservation = items.get(holding.reservation());
    PrimaryKey reserved = reservedFor(holding, items);
    boolean isOwn = holding.holder().equals(reserved);
    if (holding.isHeldBy(types, items.get(holding.holder()))) {
      if (isOwn) {
        return null;
      }
      if (reservation == null) {
        return new UniqueFinding(Kind.UNRESERVED, holding, null, items);
      }
      boolean isHeld = reserved != null && holding.isHeldBy(types, items.get(reserved));
      return new UniqueFinding(isHeld ? Kind.DUPLICATE : Kind.BLOCKED, holding, reserved, items);
    }
    return isOwn ? new UniqueFinding(Kind.ORPHANED, holding, null, items) : null;
  }

  /** Returns the key of the item that the value is reserved for; null if there is none. */
  static @Nullable PrimaryKey reservedFor(
      Holding holding, Map<PrimaryKey, Map<String, AttributeValue>> items) {
    Map<String, AttributeValue> reservation = items.get(holding.reservation());
    return reservation == null
        ? null
        : Holding.holder(holding.type(), reservation, holding.context());
  }

  /** Returns the component, with its entity. */
  public String component() {
    return holding.type().name() + "." + holding.unique().component();
  }

  /** Returns the other item's key. */
  public PrimaryKey requireOther() {
    return Objects.requireNonNull(other);
  }
}
