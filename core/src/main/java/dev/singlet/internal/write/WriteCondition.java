package dev.singlet.internal.write;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Presence;
import dev.singlet.attribute.PresentVersion;
import dev.singlet.generated.entity.EntityType;
import java.util.List;

/** The conditions of a write on the item under its key. */
public final class WriteCondition {

  private WriteCondition() {}

  /** Returns the condition that there is no item of any entity. */
  public static <T> Condition<T> absent(EntityType<T> type) {
    return Presence.ofNone(type);
  }

  /** Returns the condition that there is an item of this entity. */
  public static <T> Condition<T> present(EntityType<T> type) {
    return type.sharesKeys() ? Presence.ofOwn(type) : Presence.ofAny(type);
  }

  /** Returns the condition that there is no item of another entity, if there can be one. */
  public static <T> Condition<T> noOther(EntityType<T> type) {
    return type.sharesKeys() ? absent(type).or(Presence.ofOwn(type)) : Condition.allOf(List.of());
  }

  /**
   * Returns the condition that the item to update is of the present schema version, or absent if
   * that is allowed.
   */
  public static <T> Condition<T> ofPresentVersion(EntityType<T> type, boolean creates) {
    if (type.schemaVersion() == null) {
      return Condition.allOf(List.of());
    }
    return PresentVersion.of(type, creates ? absent(type) : Condition.anyOf(List.of()));
  }

  /** Returns the condition that the item to replace is of no newer schema version, or absent. */
  public static <T> Condition<T> ofNoNewerVersion(EntityType<T> type) {
    return PresentVersion.orOlder(type);
  }
}
