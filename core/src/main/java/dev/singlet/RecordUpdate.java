package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.update.DifferenceWrite;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The smallest update that turns one record into another: one {@code UpdateItem} request, or none
 * if the two are equal. It writes what differs, with the keys made of it, and only if that was not
 * changed meanwhile. Where the item has what differs in another form than the record is written in,
 * which shows in the condition that fails, a second request writes those attributes whole. Gives
 * the item as it is afterwards.
 *
 * <p>Where it changes unique attributes, it is one transaction with the items that keep their
 * values, at twice the capacity. While others write one of these items it is tried again, four
 * times in all; then it throws a {@link TransactionFailedException}.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class RecordUpdate<T> extends Operation<T> implements TransactWrite {

  private final DifferenceWrite<T> write;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param before the item as it was read
   * @param after the item as it is to be
   */
  public RecordUpdate(EntityType<T> type, T before, T after) {
    this(new DifferenceWrite<>(type, before, after));
  }

  private RecordUpdate(DifferenceWrite<T> write) {
    this.write = write;
  }

  /**
   * Makes the update only if a condition holds for the item as it is.
   *
   * @param condition what must hold, besides what was asked before
   * @return the update with it; executing it throws a {@link ConditionFailedException} if it
   *     doesn't hold
   */
  public RecordUpdate<T> when(Condition<T> condition) {
    return new RecordUpdate<>(
        write.when(Objects.requireNonNull(condition, "A condition is null.").expression()));
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return an update with it
   */
  public RecordUpdate<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new RecordUpdate<>(write.configuration(override));
  }

  /**
   * Whether the records are equal in all that is stored, but for the time of the modification. Then
   * executing it makes no request, and in a transaction it stands for nothing.
   *
   * @return true if there is nothing to update
   * @throws dev.singlet.error.ValidationException if what is to be violates a constraint
   */
  public boolean isUnchanged() {
    return write.isUnchanged(context());
  }

  @Override
  public UpdateItemRequest toRequest() {
    return (UpdateItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if what is to be violates a constraint
   * @throws InvalidArgumentException if the records have different primary keys, versions or
   *     creation times, or are equal, so that there is no request
   */
  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  UpdateItemRequest request(Context context) {
    return write.render(context).toUpdateRequest(ReturnValue.ALL_NEW);
  }

  DifferenceWrite<T> write() {
    return write;
  }

  @Override
  TableSchema table() {
    return write.type().table();
  }

  @Override
  String label() {
    return write.type().name() + ".update";
  }

  @Override
  Step<T> start(Context context) {
    return write.send(this, context);
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
