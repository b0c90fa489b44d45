package dev.singlet.error;

import dev.singlet.schema.ItemDecoder;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition of a write did not hold, so DynamoDB wrote nothing.
 *
 * <p>The SDK repeats a request that got no answer. If DynamoDB carried out the first request, the
 * second one finds the item that the first one wrote, and its condition may fail only because of
 * that. The first one can also still be under way, and be carried out after the second one was
 * refused. {@link #mayHaveBeenMade} says that one of these two is possible. {@link #wasMade} says
 * that the write was certainly made.
 */
public final class ConditionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final transient Map<String, AttributeValue> existingItem;
  private final @Nullable String attribute;
  private final String problem;
  private final Doubt doubt;

  /** The possibility that an earlier attempt succeeded. */
  public enum Doubt {
    /** DynamoDB refused every attempt. */
    NONE(""),
    /** One attempt got no answer. It may have succeeded, or may still succeed. */
    POSSIBLE(
        " An earlier attempt at this write got no answer and may have succeeded, or may still"
            + " succeed. Read the item before you write it again."),
    /** One attempt wrote the stored item. */
    MADE(
        " But the stored item is the one that this put wrote: an earlier attempt succeeded,"
            + " and its answer was lost.");

    private final String words;

    Doubt(String words) {
      this.words = words;
    }
  }

  /** The obstacle to a write. */
  public enum Reason {
    /**
     * The write changes or requires an item, and there is no item of the entity. It is never the
     * reason of an upsert, and of a put only if that requires an item: by {@code ifExists()}, or by
     * the version of its record.
     */
    NOT_FOUND,
    /** The write creates an item, and there is one already. */
    ALREADY_EXISTS,
    /** The item under the key is of another entity, or does not name its entity. */
    OTHER_ENTITY,
    /** The stored item has another version than the record, which is out of date. */
    STALE_VERSION,
    /**
     * The item has another schema version than the program writes. The {@code try} methods throw
     * it, because it says nothing about the condition that the program gave.
     */
    SCHEMA_VERSION,
    /**
     * Another condition did not hold. It is also the reason if a put or an upsert would have
     * created the item, and its condition doesn't hold for absent attributes.
     */
    CONDITION,
    /** Another item has the value of a unique attribute. */
    UNIQUE
  }

  /**
   * Makes the exception for a refused write.
   *
   * @param reason the obstacle
   * @param message the write with its key, and the problem
   * @param existingItem the item that was stored; empty if there was none
   * @param attribute the component of a unique attribute whose value another item has
   * @param doubt the possibility that an earlier attempt succeeded
   * @param cause the exception of the SDK
   */
  public ConditionFailedException(
      Reason reason,
      String message,
      Map<String, AttributeValue> existingItem,
      @Nullable String attribute,
      Doubt doubt,
      @Nullable Throwable cause) {
    super(ErrorCode.CONDITION_FAILED, message + doubt.words, cause);
    this.problem = message;
    this.doubt = doubt;
    this.reason = reason;
    this.existingItem = existingItem;
    this.attribute = attribute;
  }

  /**
   * Returns the obstacle to the write.
   *
   * @return the reason, as far as the stored item tells it
   */
  public Reason reason() {
    return reason;
  }

  /**
   * Returns whether the write may have succeeded anyway, or may succeed later, by an earlier
   * attempt of the SDK that got no answer: the connection broke, or DynamoDB answered with a status
   * of 5xx. The item shows that it was made if it holds something that only this write has, such as
   * an id of the request. An attempt that is still under way shows nothing yet.
   *
   * @return false if DynamoDB refused every attempt, so the write is not made
   */
  public boolean mayHaveBeenMade() {
    return doubt != Doubt.NONE;
  }

  /**
   * Returns whether an earlier attempt at a put certainly succeeded: the put made a new id for its
   * record ({@code @GeneratedId}), and the stored item equals the item of the put in all
   * attributes. Without such an id the answer is false, because another writer may have put an
   * equal item, with equal times, too.
   *
   * @return true if the put was made
   */
  public boolean wasMade() {
    return doubt == Doubt.MADE;
  }

  /**
   * Returns this exception with the doubt that another request may have made the same write.
   *
   * @return an exception that says so
   */
  public ConditionFailedException inDoubt() {
    return doubt == Doubt.NONE
        ? new ConditionFailedException(
            reason, problem, existingItem, attribute, Doubt.POSSIBLE, getCause())
        : this;
  }

  /**
   * Returns the unique attribute whose value another item has.
   *
   * @return the component; empty if the reason is another one
   */
  public Optional<String> attribute() {
    return Optional.ofNullable(attribute);
  }

  /**
   * Returns the stored item, as the condition saw it.
   *
   * @return its attributes as stored; empty if there was none
   */
  public Map<String, AttributeValue> existingItem() {
    return existingItem;
  }

  /**
   * Returns the stored item as a record, as the condition saw it.
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
