package dev.singlet.internal.write;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Presence;
import dev.singlet.attribute.PresentVersion;
import dev.singlet.generated.entity.EntityType;
import java.util.List;

/** What a write asks of the item that is already under its key. */
public final class WriteCondition {

  private WriteCondition() {}

  /** No item of any entity is there. */
  public static <T> Condition<T> absent(EntityType<T> type) {
    return Presence.ofNone(type);
  }

  /** An item of this entity is there. */
  public static <T> Condition<T> present(EntityType<T> type) {
    return type.sharesKeys() ? Presence.ofOwn(type) : Presence.ofAny(type);
  }

  /** No item of another entity is there, where there can be one. */
  public static <T> Condition<T> noOther(EntityType<T> type) {
    return type.sharesKeys() ? absent(type).or(Presence.ofOwn(type)) : Condition.allOf(List.of());
  }

  /** The item to update is of the present schema version, or is not there if that is allowed. */
  public static <T> Condition<T> ofPresentVersion(EntityType<T> type, boolean creates) {
    if (type.schemaVersion() == null) {
      return Condition.allOf(List.of());
    }
    return PresentVersion.of(type, creates ? absent(type) : Condition.anyOf(List.of()));
  }

  /** The item to replace is of no newer schema version, or is not there. */
  public static <T> Condition<T> ofNoNewerVersion(EntityType<T> type) {
    return PresentVersion.orOlder(type);
  }
}
