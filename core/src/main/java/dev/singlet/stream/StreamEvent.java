package dev.singlet.stream;

import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The details of a change that a DynamoDB stream reports besides the items.
 *
 * @param key the item's primary key
 * @param sequenceNumber the place in its shard; null if the change was not read from a stream
 * @param time the time of the write, to about a second; null if the record doesn't tell
 * @param expired true if DynamoDB removed the item because its time to live had passed
 * @param tenant the tenant that the item belongs to; null if the table has no tenants, or if the
 *     item's key begins with none
 */
public record StreamEvent(
    PrimaryKey key,
    @Nullable String sequenceNumber,
    @Nullable Instant time,
    boolean expired,
    @Nullable String tenant) {

  /**
   * Refuses null for the key.
   *
   * @param key the item's primary key
   * @param sequenceNumber the place in its shard; null if the change was not read from a stream
   * @param time the time of the write; null if the record doesn't tell
   * @param expired true if DynamoDB removed the item because its time to live had passed
   * @param tenant the tenant that the item belongs to; null for none
   */
  public StreamEvent {
    Objects.requireNonNull(key, "key");
  }

  /** Returns the event without its key, which may have values that must not be shown. */
  @Override
  public String toString() {
    String at = time == null ? "" : " at " + time;
    return "StreamEvent[" + sequenceNumber + at + (expired ? ", expired" : "") + "]";
  }
}
