package dev.singlet.internal.verify;

import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.item.Stamps;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The times of creation and change that an item has, so that only their form is compared. */
public final class StoredTimes {

  private StoredTimes() {}

  /** Returns stamps of the times that an item has; the current time for one that it lacks. */
  public static Stamps of(EntityType<?> type, Map<String, AttributeValue> item, Stamps present) {
    Stamps.Times times =
        new Stamps.Times(null, time(type.created(), item), time(type.modified(), item), true);
    return new Stamps(present.clock(), times, present.tenant(), null);
  }

  /** Returns the time of an attribute that the record lacks; null if it has no time. */
  private static @Nullable Instant time(
      @Nullable StampAttribute stamp, Map<String, AttributeValue> item) {
    if (stamp == null || !stamp.component().isEmpty()) {
      return null;
    }
    AttributeValue stored = item.get(stamp.attribute());
    try {
      return stored == null ? null : TimeCodecs.instant(stamp.format()).decode(stored);
    } catch (RuntimeException noTime) {
      return null;
    }
  }
}
