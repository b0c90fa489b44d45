package dev.singlet.internal.export;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes records of the lines of a full export. */
public final class ItemLines<T> {

  private final ReadSettings<T> settings;
  private final ItemReading<T> reading;
  private final Tally tally;

  public ItemLines(ReadSettings<T> settings, Tally tally) {
    this.settings = settings;
    this.reading = new ItemReading<>(settings.type(), settings.telling(tally::addUnreadable));
    this.tally = tally;
  }

  /**
   * An item that was read.
   *
   * @param key its key as stored
   */
  public record Read<T>(PrimaryKey key, T item) {}

  /** Returns the item of a line; null if it is of another type, or was left out. */
  public @Nullable Read<T> read(DataLine line) {
    return read(line.part("Item"), line);
  }

  @Nullable Read<T> read(Map<String, AttributeValue> item, DataLine line) {
    PrimaryKey key = settings.key(item, line);
    if (settings.isOfSinglet(item)) {
      tally.addOfSinglet();
      return null;
    }
    EntityType<?> entity = settings.isAbout(key) ? settings.type().entityOf(item) : null;
    if (entity == null) {
      tally.addOfOthers();
      return null;
    }
    try {
      T read = reading.read(item);
      if (read != null) {
        tally.add(entity.name());
      }
      return read == null ? null : new Read<>(key, read);
    } catch (UnreadableItemException unreadable) {
      throw line.named(unreadable);
    }
  }
}
