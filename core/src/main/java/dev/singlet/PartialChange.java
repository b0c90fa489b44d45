package dev.singlet;

import java.util.Objects;
import java.util.Optional;

/**
 * A write as a DynamoDB stream tells of it that does not have all images: {@code KEYS_ONLY}, {@code
 * NEW_IMAGE} or {@code OLD_IMAGE}.
 *
 * @param kind what the write did
 * @param before the item as it was, if the stream has its image
 * @param after the item as it is, if the stream has its image
 * @param event the key, and what else the stream says
 * @param <T> the entity's record, or a sealed interface over several
 */
public record PartialChange<T>(
    Kind kind, Optional<T> before, Optional<T> after, StreamEvent event) {

  /**
   * Takes no null.
   *
   * @param kind what the write did
   * @param before the item as it was, if the stream has its image
   * @param after the item as it is, if the stream has its image
   * @param event the key, and what else the stream says
   */
  public PartialChange {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(after, "after");
    Objects.requireNonNull(event, "event");
  }

  /** What a write did to what was under the key, whatever entity that was of. */
  public enum Kind {
    /** There was nothing before. */
    INSERTED,
    /** Something else was there before. */
    MODIFIED,
    /** Nothing is there any more. */
    REMOVED
  }
}
