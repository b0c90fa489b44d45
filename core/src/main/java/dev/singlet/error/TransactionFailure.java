package dev.singlet.error;

import dev.singlet.schema.ItemDecoder;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The reason why one operation made DynamoDB cancel a transaction.
 *
 * @param operation the write that was given to the transaction, the same object, such as a {@link
 *     dev.singlet.item.Put}
 * @param position its place among the given writes, from 1
 * @param reason the kind of failure
 * @param condition the obstacle, for a failed condition; null otherwise
 * @param attribute the component of a unique attribute whose value another item has; null otherwise
 * @param message the operation with its key, and the problem
 * @param existingItem the stored item as a failed condition saw it; empty if there was none, and
 *     for other failures
 */
public record TransactionFailure(
    Object operation,
    int position,
    Reason reason,
    ConditionFailedException.@Nullable Reason condition,
    @Nullable String attribute,
    String message,
    Map<String, AttributeValue> existingItem) {

  /** The reasons for which DynamoDB cancels a transaction. */
  public enum Reason {
    /** A condition did not hold; {@link TransactionFailure#condition()} says more. */
    CONDITION_FAILED,
    /** Another request was writing the item. The transaction can be executed again. */
    CONFLICT,
    /** The items of one partition would be larger than a local index allows. */
    ITEM_COLLECTION_SIZE_LIMIT,
    /** The table or the account is throttled. The transaction can be executed again later. */
    THROTTLED,
    /** The provisioned capacity is used up. The transaction can be executed again later. */
    PROVISIONED_THROUGHPUT,
    /**
     * DynamoDB refuses the operation as invalid, such as for a number that would have too many
     * digits. If DynamoDB doesn't tell which operation it is, as DynamoDB Local, this is the reason
     * of each update whose values DynamoDB computes.
     */
    VALIDATION,
    /** A reason that this version doesn't know. The message has DynamoDB's own code. */
    OTHER;

    /**
     * Returns whether the same transaction can succeed later.
     *
     * @return true for conflicts and throttling
     */
    public boolean isPassing() {
      return this == CONFLICT || this == THROTTLED || this == PROVISIONED_THROUGHPUT;
    }

    /**
     * Returns the reason for a code that DynamoDB gives.
     *
     * @param code the code of a cancellation reason
     * @return the reason
     */
    public static Reason of(String code) {
      return switch (code) {
        case "ConditionalCheckFailed" -> CONDITION_FAILED;
        case "TransactionConflict" -> CONFLICT;
        case "ItemCollectionSizeLimitExceeded" -> ITEM_COLLECTION_SIZE_LIMIT;
        case "ThrottlingError" -> THROTTLED;
        case "ProvisionedThroughputExceeded" -> PROVISIONED_THROUGHPUT;
        case "ValidationError" -> VALIDATION;
        default -> OTHER;
      };
    }
  }

  /** Returns the message. The stored item may have values that must not be shown. */
  @Override
  public String toString() {
    return message;
  }

  /**
   * Returns the stored item as a record, as a failed condition saw it.
   *
   * @param type the type to read it as, such as {@code IssueEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the item; empty if there was none, or one of another entity
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity
   */
  public <T> Optional<T> existing(ItemDecoder<T> type) {
    return existingItem.isEmpty() ? Optional.empty() : Optional.ofNullable(type.read(existingItem));
  }
}
