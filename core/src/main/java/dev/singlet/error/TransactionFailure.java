package dev.singlet.error;

import dev.singlet.schema.ItemDecoder;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Why one operation made DynamoDB cancel a transaction.
 *
 * @param operation the very write that was given to the transaction, such as a {@link
 *     dev.singlet.Put}
 * @param position its place among those that were given, from 1
 * @param reason what kind of failure it is
 * @param condition for a failed condition, what stood in the way; otherwise null
 * @param attribute the component of a unique attribute whose value another item has; otherwise null
 * @param message the operation with its key, and what went wrong
 * @param existingItem the item that was there, as a failed condition saw it, as stored; empty if
 *     there was none, and for other failures
 */
public record TransactionFailure(
    Object operation,
    int position,
    Reason reason,
    ConditionFailedException.@Nullable Reason condition,
    @Nullable String attribute,
    String message,
    Map<String, AttributeValue> existingItem) {

  /** What DynamoDB cancels a transaction for. */
  public enum Reason {
    /** A condition did not hold; {@link TransactionFailure#condition()} says more. */
    CONDITION_FAILED,
    /** Another request was writing the item. The transaction can be made again. */
    CONFLICT,
    /** The items of one partition would be larger than a local index allows. */
    ITEM_COLLECTION_SIZE_LIMIT,
    /** The table or the account is throttled. The transaction can be made again later. */
    THROTTLED,
    /** The capacity provisioned is used up. The transaction can be made again later. */
    PROVISIONED_THROUGHPUT,
    /** DynamoDB refuses the operation for what it is. */
    VALIDATION,
    /** What this version doesn't know; the message has DynamoDB's own code. */
    OTHER;

    /**
     * Whether nothing but time is needed for the transaction to be made.
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

  /**
   * The item that was there, as a failed condition saw it.
   *
   * @param type what to read it as, such as {@code IssueEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the item; nothing if there was none, or one of another entity
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity
   */
  public <T> Optional<T> existing(ItemDecoder<T> type) {
    return existingItem.isEmpty() ? Optional.empty() : Optional.ofNullable(type.read(existingItem));
  }
}
