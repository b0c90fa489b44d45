package dev.singlet.stream;

import java.util.Objects;
import java.util.Optional;

/**
 * A write that is reported by a DynamoDB stream without all images: {@code KEYS_ONLY}, {@code
 * NEW_IMAGE} or {@code OLD_IMAGE}.
 *
 * @param kind the kind of write
 * @param before the item before the write, if the stream has its image
 * @param after the item after the write, if the stream has its image
 * @param event the key, and the other details that the stream reports
 * @param <T> the entity's record, or a sealed interface over several
 */
public record PartialChange<T>(
    Kind kind, Optional<T> before, Optional<T> after, StreamEvent event) {

  /**
   * Refuses null.
   *
   * @param kind the kind of write
   * @param before the item before the write, if the stream has its image
   * @param after the item after the write, if the stream has its image
   * @param event the key, and the other details that the stream reports
   */
  public PartialChange {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(after, "after");
    Objects.requireNonNull(event, "event");
  }

  @Override
  public String toString() {
    return "PartialChange[" + kind + ", " + event + "]";
  }

  /** The effect of a write on the item under its key, of any entity. */
  public enum Kind {
    /** There was no item before. */
    INSERTED,
    /** Another item was there before. */
    MODIFIED,
    /** There is no item after the write. */
    REMOVED
  }
}
