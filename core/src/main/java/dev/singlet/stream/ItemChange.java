package dev.singlet.stream;

import java.util.Objects;

/**
 * A write that a DynamoDB stream reports, with the records before and after it.
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
 * <p>A write can replace an item by one of another entity under the same key. The change then
 * depends on the type that is read: it is modified if both items are of that type, inserted or
 * removed if only one is.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
public sealed interface ItemChange<T> {

  /**
   * Returns the other details that the stream reports.
   *
   * @return key, place and time of the change
   */
  StreamEvent event();

  /**
   * An item was created.
   *
   * @param item the item
   * @param event the other details that the stream reports
   * @param <T> its type
   */
  record Inserted<T>(T item, StreamEvent event) implements ItemChange<T> {

    /**
     * Refuses null.
     *
     * @param item the item
     * @param event the other details that the stream reports
     */
    public Inserted {
      Objects.requireNonNull(item, "item");
      Objects.requireNonNull(event, "event");
    }

    @Override
    public String toString() {
      return "Inserted[" + event + "]";
    }
  }

  /**
   * An item was changed. DynamoDB does not report a write that changes nothing.
   *
   * @param before the item before the write
   * @param after the item after the write
   * @param event the other details that the stream reports
   * @param <T> their type
   */
  record Modified<T>(T before, T after, StreamEvent event) implements ItemChange<T> {

    /**
     * Refuses null.
     *
     * @param before the item before the write
     * @param after the item after the write
     * @param event the other details that the stream reports
     */
    public Modified {
      Objects.requireNonNull(before, "before");
      Objects.requireNonNull(after, "after");
      Objects.requireNonNull(event, "event");
    }

    @Override
    public String toString() {
      return "Modified[" + event + "]";
    }
  }

  /**
   * An item was deleted, by a program or after its time to live, see {@link StreamEvent#expired}.
   *
   * @param item the item before the write
   * @param event the other details that the stream reports
   * @param <T> its type
   */
  record Removed<T>(T item, StreamEvent event) implements ItemChange<T> {

    /**
     * Refuses null.
     *
     * @param item the item before the write
     * @param event the other details that the stream reports
     */
    public Removed {
      Objects.requireNonNull(item, "item");
      Objects.requireNonNull(event, "event");
    }

    @Override
    public String toString() {
      return "Removed[" + event + "]";
    }
  }
}
