package dev.singlet.internal.export;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.stream.StreamEvent;
import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.OperationType;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** Makes changes of the lines of an incremental export. */
public final class ChangeLines<T> {

  private final ReadSettings<T> settings;
  private final ChangeReader<T> changes;
  private final ItemLines<T> items;
  private final Tally tally;

  /** True if an image of the current line can't be read. */
  private boolean isLeftOut;

  public ChangeLines(ReadSettings<T> settings, Tally tally) {
    this.settings = settings;
    this.changes =
        new ChangeReader<>(settings.type()).onUnreadable(settings.telling(() -> isLeftOut = true));
    this.items = new ItemLines<>(settings, tally);
    this.tally = tally;
  }

  /**
   * The last state of an item.
   *
   * @param item null if the item was deleted, or replaced by one of another type
   */
  public record Last<T>(StreamEvent event, @Nullable T item) {}

  /** Returns the change of a line with both images; null if it is of another type. */
  public @Nullable ItemChange<T> change(DataLine line) {
    Map<String, AttributeValue> before = line.partOrNone("OldImage");
    Map<String, AttributeValue> after = line.partOrNone("NewImage");
    PrimaryKey key = settings.key(line.part("Keys"), line);
    if (settings.isOfSinglet(after.isEmpty() ? before : after)) {
      tally.addOfSinglet();
      return null;
    }
    EntityType<?> entity = settings.type().entityOf(after);
    entity = entity == null ? settings.type().entityOf(before) : entity;
    if (entity == null || !settings.isAbout(key)) {
      tally.addOfOthers();
      return null;
    }
    isLeftOut = false;
    try {
      ItemChange<T> change = changes.read(record(line, before, after)).orElse(null);
      if (change instanceof ItemChange.Removed<T>) {
        tally.addDeleted();
      } else if (change != null) {
        tally.add(entity.name());
      } else if (isLeftOut) {
        tally.addUnreadable();
      }
      return change;
    } catch (UnreadableItemException unreadable) {
      throw line.named(unreadable);
    }
  }

  /** Returns the last state of the item of a line; null if it is of another type. */
  public @Nullable Last<T> last(DataLine line) {
    Map<String, AttributeValue> keys = line.part("Keys");
    PrimaryKey key = settings.key(keys, line);
    Map<String, AttributeValue> before = line.partOrNone("OldImage");
    Map<String, AttributeValue> after = line.partOrNone("NewImage");
    StreamEvent event = new StreamEvent(key, null, time(line), false, settings.tenantOf(key));
    boolean isOwn = settings.isAbout(key) && settings.type().has(before);
    if (!after.isEmpty() && !(isOwn && !settings.type().has(after))) {
      ItemLines.Read<T> read = items.read(after, line);
      return read == null ? null : new Last<>(event, read.item());
    }
    if (settings.isOfSinglet(before.isEmpty() ? keys : before) || isReservation(keys)) {
      tally.addOfSinglet();
      return null;
    }
    // With the key alone, a deleted item may be of any type.
    if (!isOwn && !(before.isEmpty() && settings.isAbout(key))) {
      tally.addOfOthers();
      return null;
    }
    tally.addDeleted();
    return new Last<>(event, null);
  }

  private boolean isReservation(Map<String, AttributeValue> keys) {
    for (EntityType<?> entity : settings.type().entities()) {
      for (UniqueAttribute unique : entity.unique()) {
        if (UniqueItem.isOf(entity, unique, keys)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Record record(
      DataLine line, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    OperationType kind =
        before.isEmpty()
            ? OperationType.INSERT
            : after.isEmpty() ? OperationType.REMOVE : OperationType.MODIFY;
    Instant time = time(line);
    return Record.builder()
        .eventName(kind)
        .dynamodb(
            change -> {
              change.keys(line.part("Keys")).approximateCreationDateTime(time);
              if (!before.isEmpty()) {
                change.oldImage(before);
              }
              if (!after.isEmpty()) {
                change.newImage(after);
              }
            })
        .build();
  }

  private static Instant time(DataLine line) {
    AttributeValue micros = line.part("Metadata").get("WriteTimestampMicros");
    if (micros == null || micros.n() == null) {
      throw Damage.of(
          line.file().place(line.number()) + " has no WriteTimestampMicros in its Metadata.", null);
    }
    return Instant.EPOCH.plus(Long.parseLong(micros.n()), ChronoUnit.MICROS);
  }
}
