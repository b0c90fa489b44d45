package dev.singlet;

import java.util.Objects;

/**
 * A write as a DynamoDB stream tells of it, with the records before and after it.
 *
 * <pre>{@code
 * for (Record record : response.records()) {
 *   GitHubTable.change(record).ifPresent(change -> {
 *     if (change instanceof ItemChange.Modified<GitHub> modified) {
 *       reindex(modified.before(), modified.after());
 *     }
 *   });
 * }
 * }</pre>
 *
 * <p>Where a write replaces an item by one of another entity that has the same key, the change is
 * seen from the type that is read: as modified if both are of it, as inserted or removed if one is.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
public sealed interface ItemChange<T> {

  /**
   * What else the stream says.
   *
   * @return key, place and time of the change
   */
  StreamEvent event();

  /**
   * There was no such item before.
   *
   * @param item the item
   * @param event what else the stream says
   * @param <T> its type
   */
  record Inserted<T>(T item, StreamEvent event) implements ItemChange<T> {

    /**
     * Takes no null.
     *
     * @param item the item
     * @param event what else the stream says
     */
    public Inserted {
      Objects.requireNonNull(item, "item");
      Objects.requireNonNull(event, "event");
    }
  }

  /**
   * The item was there before, and is another one after. DynamoDB tells nothing of a write that
   * changes nothing.
   *
   * @param before the item as it was
   * @param after the item as it is
   * @param event what else the stream says
   * @param <T> their type
   */
  record Modified<T>(T before, T after, StreamEvent event) implements ItemChange<T> {

    /**
     * Takes no null.
     *
     * @param before the item as it was
     * @param after the item as it is
     * @param event what else the stream says
     */
    public Modified {
      Objects.requireNonNull(before, "before");
      Objects.requireNonNull(after, "after");
      Objects.requireNonNull(event, "event");
    }
  }

  /**
   * The item is there no more: deleted, or removed after its time to live, as {@link
   * StreamEvent#expired} says.
   *
   * @param item the item as it was
   * @param event what else the stream says
   * @param <T> its type
   */
  record Removed<T>(T item, StreamEvent event) implements ItemChange<T> {

    /**
     * Takes no null.
     *
     * @param item the item as it was
     * @param event what else the stream says
     */
    public Removed {
      Objects.requireNonNull(item, "item");
      Objects.requireNonNull(event, "event");
    }
  }
}
