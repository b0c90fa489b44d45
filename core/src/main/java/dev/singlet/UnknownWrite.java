package dev.singlet;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.generated.entity.ItemType;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write of a batch with a condition of which it is not known whether it was made: an answer was
 * lost. Either no repetition was answered, or one was refused, which can be due to what the write
 * itself left.
 *
 * @param write the write
 * @param failure what its last request failed with: a {@link ConditionFailedException} if it was
 *     refused, or else the SDK's exception
 */
public record UnknownWrite(BatchableWrite write, Throwable failure) {

  /**
   * The item that was there when a repetition was refused, from which it may be told whether the
   * write was made.
   *
   * @return its attributes as stored; empty if there was none, or no repetition was answered
   */
  public Map<String, AttributeValue> existingItem() {
    return failure instanceof ConditionFailedException refused ? refused.existingItem() : Map.of();
  }

  /**
   * The item that was there when a repetition was refused.
   *
   * @param type what to read it as, such as {@code IssueEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the item; nothing if there was none, or one of another entity, or no repetition was
   *     answered
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity
   */
  public <T> Optional<T> existing(ItemType<T> type) {
    return failure instanceof ConditionFailedException refused
        ? refused.existing(type)
        : Optional.empty();
  }
}
