package dev.singlet.export;

import dev.singlet.stream.StreamEvent;
import java.util.Objects;

/**
 * The state of a changed item at the end of the time that an incremental export covers.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
public sealed interface LastState<T> {

  /**
   * Returns the key, the tenant and the time of the last write.
   *
   * @return the details; without a sequence number
   */
  StreamEvent event();

  /**
   * The item was created or changed.
   *
   * @param item the item
   * @param event key, tenant and time
   * @param <T> its type
   */
  record Stored<T>(T item, StreamEvent event) implements LastState<T> {

    /**
     * Refuses null.
     *
     * @param item the item
     * @param event key, tenant and time
     */
    public Stored {
      Objects.requireNonNull(item, "item");
      Objects.requireNonNull(event, "event");
    }

    @Override
    public String toString() {
      return "Stored[" + event + "]";
    }
  }

  /**
   * The item was deleted. In an export with new images only, a deleted item has only its key, so it
   * may have been of any entity.
   *
   * @param event key, tenant and time
   * @param <T> the type that is read
   */
  record Deleted<T>(StreamEvent event) implements LastState<T> {

    /**
     * Refuses null.
     *
     * @param event key, tenant and time
     */
    public Deleted {
      Objects.requireNonNull(event, "event");
    }

    @Override
    public String toString() {
      return "Deleted[" + event + "]";
    }
  }
}
