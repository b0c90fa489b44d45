package dev.singlet.error;

import dev.singlet.schema.ItemDecoder;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition of a write did not hold, so that DynamoDB wrote nothing.
 *
 * <p>The SDK sends a request again whose answer is lost. If DynamoDB had executed it, the second
 * one meets what the first one wrote, and its condition may fail for that alone. {@link
 * #mayHaveBeenMade} says where this can be, {@link #wasMade} where it is certain. A write in a
 * {@link dev.singlet.Transaction} is free of it, since DynamoDB knows the repetition by a token.
 */
public final class ConditionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final transient Map<String, AttributeValue> existingItem;
  private final @Nullable String attribute;
  private final String problem;
  private final Doubt doubt;

  /** Whether an earlier attempt at the write may have been made. */
  public enum Doubt {
    /** DynamoDB refused each. */
    NONE(""),
    /** One of them got no answer. */
    POSSIBLE(
        " An earlier attempt at this write got no answer, so that it may have been made: look at the"
            + " item before you make it again."),
    /** One of them wrote the item that is there. */
    MADE(
        " But the item that is there is what this put wrote: an earlier attempt at it was made, and"
            + " its answer was lost.");

    private final String words;

    Doubt(String words) {
      this.words = words;
    }
  }

  /** What stood in the way of a write. */
  public enum Reason {
    /** There is no item of the entity, and the write changes one. */
    NOT_FOUND,
    /** There is an item already, and the write creates one. */
    ALREADY_EXISTS,
    /** The item under the key is of another entity, or of none: it doesn't say whose it is. */
    OTHER_ENTITY,
    /** There is such an item, and its version is not that of the record, which is older. */
    STALE_VERSION,
    /** There is such an item, and another condition did not hold for it. */
    CONDITION,
    /** Another item has the value of a unique attribute. */
    UNIQUE
  }

  /**
   * Makes the refusal of a write.
   *
   * @param reason what stood in the way
   * @param message the write with its key, and what went wrong
   * @param existingItem the item that was there, as stored; empty if there was none
   * @param attribute the component of a unique attribute whose value another item has
   * @param doubt whether an earlier attempt may have been made
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
   * What stood in the way.
   *
   * @return the reason, as far as the item that was there tells it
   */
  public Reason reason() {
    return reason;
  }

  /**
   * Whether the write may have been made all the same, by an earlier attempt of the SDK that got no
   * answer: the connection broke, or DynamoDB answered with a status of 5xx. Then the item tells,
   * if it has something of this very write, such as an id of the request.
   *
   * @return false if DynamoDB refused each attempt, so that the write was not made
   */
  public boolean mayHaveBeenMade() {
    return doubt != Doubt.NONE;
  }

  /**
   * Whether an earlier attempt at a put is known to have been made: the item that is there is the
   * one that was put, in all attributes, the time of the modification included. Items without that
   * time could be another's, who put the same, and so are not known to be this put's.
   *
   * @return true if the put was made
   */
  public boolean wasMade() {
    return doubt == Doubt.MADE;
  }

  /**
   * Returns the same refusal, after another request for the same write that may have made it.
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
   * The unique attribute whose value another item has.
   *
   * @return the component; nothing if the reason is another one
   */
  public Optional<String> attribute() {
    return Optional.ofNullable(attribute);
  }

  /**
   * The item that was there, as the condition saw it.
   *
   * @return its attributes as stored; empty if there was none
   */
  public Map<String, AttributeValue> existingItem() {
    return existingItem;
  }

  /**
   * The item that was there, as the condition saw it.
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
