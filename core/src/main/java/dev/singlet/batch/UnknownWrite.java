package dev.singlet.batch;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.BatchableWrite;
import dev.singlet.runtime.entity.ItemType;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write of a batch, with a condition, that may have been made or not, because an answer was lost.
 * Either no retry was answered, or a retry was refused, possibly because of the item that the write
 * itself had written.
 *
 * @param write the write
 * @param failure the failure of its last request: a {@link ConditionFailedException} if it was
 *     refused, or else the SDK's exception
 */
public record UnknownWrite(BatchableWrite write, Throwable failure) {

  /**
   * Returns the stored item at the time when a retry was refused. It may tell whether the write was
   * made.
   *
   * @return its attributes as stored; empty if there was none, or if no retry was answered
   */
  public Map<String, AttributeValue> existingItem() {
    return failure instanceof ConditionFailedException refused ? refused.existingItem() : Map.of();
  }

  /**
   * Returns the stored item at the time when a retry was refused.
   *
   * @param type the type to read it as, such as {@code IssueEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the item; empty if there was none, or one of another entity, or if no retry was
   *     answered
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity
   */
  public <T> Optional<T> existing(ItemType<T> type) {
    return failure instanceof ConditionFailedException refused
        ? refused.existing(type)
        : Optional.empty();
  }
}
