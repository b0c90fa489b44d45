package dev.singlet.bulk;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.BatchableWrite;
import dev.singlet.runtime.entity.ItemType;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of one write of a bulk write.
 *
 * @param position the place of the write in its source, from 0
 * @param write the write
 * @param kind what became known of it
 * @param failure the reason that it was not made, or not known to be; null if it was made
 */
public record WriteOutcome(
    long position, BatchableWrite write, Kind kind, @Nullable Throwable failure) {

  /** Kinds of outcomes. */
  public enum Kind {
    /** DynamoDB has made the write. */
    MADE,

    /**
     * Its condition didn't hold. The failure is a {@link ConditionFailedException} with the stored
     * item.
     */
    REFUSED,

    /** Its record can't be stored: it violates a constraint, or its key is impossible. */
    INVALID,

    /**
     * It has a condition, and an answer was lost. It may have been made. Read its item to find out.
     */
    UNKNOWN,

    /**
     * It was not confirmed within the time of {@link dev.singlet.migrate.BulkWrite#retryFor}, or
     * DynamoDB refuses all requests. The run ends, and the next one makes it, from the report's
     * {@linkplain BulkReport#place place} on.
     */
    UNPROCESSED
  }

  /**
   * Makes an outcome.
   *
   * @param position the place of the write in its source
   * @param write the write
   * @param kind what became known of it
   * @param failure the reason
   */
  public WriteOutcome {
    Objects.requireNonNull(write, "write");
    Objects.requireNonNull(kind, "kind");
  }

  /**
   * Returns whether the write was made.
   *
   * @return false for all kinds but {@link Kind#MADE}
   */
  public boolean isMade() {
    return kind == Kind.MADE;
  }

  /**
   * Returns the item that is stored instead of one that was refused.
   *
   * @param type the type to read it as, such as {@code IssueEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the item; empty if there is none, or one of another entity, or if no condition failed
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity
   */
  public <T> Optional<T> existing(ItemType<T> type) {
    return failure instanceof ConditionFailedException refused
        ? refused.existing(type)
        : Optional.empty();
  }

  /**
   * Returns the place, the kind, the write, and the reason.
   *
   * @return one line, or more if the reason has more
   */
  @Override
  public String toString() {
    String reason = failure == null ? "" : ": " + failure.getMessage();
    return position + " " + kind + " " + write + reason;
  }
}
