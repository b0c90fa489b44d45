package dev.singlet;

import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a record of a DynamoDB stream says of a change, besides the item.
 *
 * @param key the item's primary key
 * @param sequenceNumber the place in its shard; null if the change was not read from a stream
 * @param time when the write happened, to the second or so; null if the record doesn't say
 * @param expired whether DynamoDB removed the item because its time to live had passed
 */
public record StreamEvent(
    PrimaryKey key, @Nullable String sequenceNumber, @Nullable Instant time, boolean expired) {

  /**
   * Takes no null for the key.
   *
   * @param key the item's primary key
   * @param sequenceNumber the place in its shard; null if the change was not read from a stream
   * @param time when the write happened; null if the record doesn't say
   * @param expired whether DynamoDB removed the item because its time to live had passed
   */
  public StreamEvent {
    Objects.requireNonNull(key, "key");
  }
}
