package dev.singlet.internal.write;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;

/** The conditions of a write on the item under its key. */
public final class WriteCondition {

  private WriteCondition() {}

  /** No item of any entity is there. */
  public static Expression absent(EntityType<?> type) {
    return Presence.ofNone(type);
  }

  /** An item of this entity is there. */
  public static Expression present(EntityType<?> type) {
    return type.sharesKeys() ? Presence.ofOwn(type) : Presence.ofAny(type);
  }

  /** No item of another entity is there, where there can be one. */
  public static Expression noOther(EntityType<?> type) {
    return type.sharesKeys() ? absent(type).or(Presence.ofOwn(type)) : Expression.always();
  }

  /** The item to update is of the present schema version, or is not there if that is allowed. */
  public static Expression ofPresentVersion(EntityType<?> type, boolean creates) {
    if (type.schemaVersion() == null) {
      return Expression.always();
    }
    return PresentVersion.of(type, creates ? absent(type) : Expression.never());
  }

  /** The item to replace is of no newer schema version, or is not there. */
  public static Expression ofNoNewerVersion(EntityType<?> type) {
    return PresentVersion.orOlder(type);
  }
}
