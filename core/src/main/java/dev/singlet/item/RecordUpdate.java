package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.update.difference.DifferenceWrite;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.EntityType;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Changes one record to another with the smallest update, and returns the item after the update:
 * one {@code UpdateItem} request, or none if the two are equal. It writes the attributes that
 * differ and the keys made of them, and only if these attributes have not changed in the table
 * meanwhile. If the item stores one of them in an older form, the condition fails, and a second
 * request writes these attributes whole.
 *
 * <p>A vector with {@code @EmbeddingOf} that is the same in both records is removed if something
 * that it is made of differs. The vector and what it is made of must be as before if one of them
 * changes.
 *
 * <p>An update of unique attributes is one transaction with the items that keep their values, at
 * twice the capacity. If others write one of these items meanwhile, the transaction is tried up to
 * eight times by default. After that, a {@link TransactionFailedException} is thrown.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class RecordUpdate<T> extends Operation<T> implements TransactWrite {

  private final DifferenceWrite<T> write;

  /**
   * Called by generated code.
   *
   * @param type the entity
   * @param before the item as it was read
   * @param after the item as it should be
   */
  public RecordUpdate(EntityType<T> type, T before, T after) {
    this(new DifferenceWrite<>(type, before, after));
  }

  private RecordUpdate(DifferenceWrite<T> write) {
    this.write = write;
  }

  /**
   * Updates only if a condition holds for the stored item. Otherwise executing it throws a {@link
   * ConditionFailedException}.
   *
   * @param condition the condition, in addition to earlier ones
   * @return the update with it
   */
  public RecordUpdate<T> when(Condition<T> condition) {
    return new RecordUpdate<>(
        write.when(Objects.requireNonNull(condition, "A condition is null.").expression()));
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request only.
   *
   * @param override the SDK's own request configuration
   * @return the update with it
   */
  public RecordUpdate<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new RecordUpdate<>(write.configuration(override));
  }

  /**
   * Returns whether the records are stored in the same way, except for the modification time.
   * Executing such an update makes no request, and a transaction leaves it out.
   *
   * @return true if there is nothing to update
   * @throws dev.singlet.error.ValidationException if the record after the update violates a
   *     constraint
   */
  public boolean isUnchanged() {
    return write.isUnchanged(write.context());
  }

  @Override
  public UpdateItemRequest toRequest() {
    return (UpdateItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if the record after the update violates a
   *     constraint
   * @throws InvalidArgumentException if the records have different primary keys, versions or
   *     creation times, or if they are equal and there is no request
   */
  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return (UpdateItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected DifferenceWrite<T> description() {
    return write;
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
