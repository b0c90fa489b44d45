package dev.singlet.internal.write;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;

/** The conditions of a write on the item under its key. */
public final class WriteCondition {

  private WriteCondition() {}

  /** Returns the condition that there is no item of any entity. */
  public static Expression absent(EntityType<?> type) {
    return Presence.ofNone(type);
  }

  /** Returns the condition that there is an item of this entity. */
  public static Expression present(EntityType<?> type) {
    return type.sharesKeys() ? Presence.ofOwn(type) : Presence.ofAny(type);
  }

  /**
   * Returns the condition that there is no item of another entity, if the model allows one there.
   */
  public static Expression noOther(EntityType<?> type) {
    return type.sharesKeys() ? absent(type).or(Presence.ofOwn(type)) : Expression.always();
  }

  /**
   * Returns the condition that the item to update is of the present schema version, or absent if
   * allowed.
   */
  public static Expression ofPresentVersion(EntityType<?> type, boolean creates) {
    if (type.schemaVersion() == null) {
      return Expression.always();
    }
    return PresentVersion.of(type, creates ? absent(type) : Expression.never());
  }

  /** Returns the condition that the item to replace is of no newer schema version, or absent. */
  public static Expression ofNoNewerVersion(EntityType<?> type) {
    return PresentVersion.orOlder(type);
  }
}
