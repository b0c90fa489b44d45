package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.write.DeleteWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.value.PrimaryKey;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * Deletes one item by its primary key, and returns whether there was an item: one {@code
 * DeleteItem} request, one write capacity unit for each KB of the deleted item, rounded up.
 *
 * <p>If the model lets another entity have the same key, an item of that entity is never deleted.
 *
 * <p>A delete that releases unique values is one transaction with the items that keep their values,
 * at twice the capacity. If others write one of these items meanwhile, the transaction is tried up
 * to eight times by default. After that, a {@link TransactionFailedException} is thrown.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Delete<T> extends Operation<Boolean> implements BatchableWrite {

  private final DeleteWrite<T> write;

  /**
   * Called by generated code.
   *
   * @param type the entity
   * @param key the item's key
   */
  public Delete(EntityType<T> type, PrimaryKey key) {
    this(new DeleteWrite<>(type, key));
  }

  /**
   * Made by generated code.
   *
   * @param type the entity, which has versions
   * @param key the item's key
   * @param version the version that the item must still have; 0 or null for none yet
   */
  public Delete(EntityType<T> type, PrimaryKey key, @Nullable Number version) {
    this(new DeleteWrite<>(type, key).when(Unchanged.version(type, version)));
  }

  private Delete(DeleteWrite<T> write) {
    this.write = write;
  }

  /**
   * Returns the delete that a description describes. Programs can't call this method, because the
   * type of the description is not exported.
   *
   * @param write the description
   * @return the delete
   * @param <T> the entity
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static <T> Delete<T> of(DeleteWrite<T> write) {
    return new Delete<>(write);
  }

  /**
   * Deletes only if there is an item of the entity under the key. Otherwise executing it throws a
   * {@link ConditionFailedException}.
   *
   * @return a delete that requires an item
   */
  public Delete<T> ifExists() {
    return new Delete<>(write.when(WriteCondition.present(write.type())));
  }

  /**
   * Deletes only if a condition holds for the item. Otherwise executing it throws a {@link
   * ConditionFailedException}.
   *
   * @param condition the condition, in addition to earlier ones
   * @return a delete with the condition
   */
  public Delete<T> when(Condition<T> condition) {
    return new Delete<>(
        write.when(Objects.requireNonNull(condition, "A condition is null.").expression()));
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request only.
   *
   * @param override the SDK's own request configuration
   * @return a delete with it
   */
  public Delete<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Delete<>(write.configuration(override));
  }

  /**
   * Returns the item that is deleted. An item of another entity, or of none, counts as no item, as
   * it does for a get.
   *
   * @return the delete, which returns the old item. Executing it throws an {@link
   *     dev.singlet.error.UnreadableItemException} if the item was deleted and can't be read, and
   *     an {@link dev.singlet.error.InvalidArgumentException} if the entity has unique attributes
   */
  public Returning<Optional<T>> returningOld() {
    return new Returning<>(
        write,
        ReturnValue.ALL_OLD,
        context -> {
          write.requireReturnable();
          return write.request(context);
        },
        (operation, context) -> {
          write.requireReturnable();
          return write.send(
              context, answer -> Optional.ofNullable(write.type().read(answer.attributes())));
        });
  }

  @Override
  public DeleteItemRequest toRequest() {
    return (DeleteItemRequest) super.toRequest();
  }

  @Override
  public DeleteItemRequest toRequest(RequestContext context) {
    return (DeleteItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected DeleteWrite<T> description() {
    return write;
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
