package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.write.DeleteWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * Deletes one item by its primary key: one {@code DeleteItem} request, a write capacity unit for
 * each KB of the deleted item begun. Gives whether there was an item.
 *
 * <p>Where the model lets another entity have the same key, an item of that one is never deleted.
 *
 * <p>Where it changes unique attributes, it is one transaction with the items that keep their
 * values, at twice the capacity. While others write one of these items it is tried again, four
 * times in all; then it throws a {@link TransactionFailedException}.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Delete<T> extends Operation<Boolean> implements BatchableWrite {

  private final DeleteWrite<T> write;

  /**
   * Made by generated code.
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

  Delete(DeleteWrite<T> write) {
    this.write = write;
  }

  /**
   * Deletes only if a condition holds for the item. Executing it throws a {@link
   * ConditionFailedException} if it doesn't.
   *
   * @param condition what must hold, besides what was asked before
   * @return a delete with the condition
   */
  public Delete<T> when(Condition<T> condition) {
    return new Delete<>(
        write.when(Objects.requireNonNull(condition, "A condition is null.").expression()));
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a delete with it
   */
  public Delete<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Delete<>(write.configuration(override));
  }

  /**
   * Gives the item that is deleted. An item of another entity, or of none, counts as nothing, as it
   * does in gets.
   *
   * @return the delete, which gives the item before it; executing it throws an {@link
   *     dev.singlet.error.UnreadableItemException} if the item was deleted and can't be read, and
   *     an {@link dev.singlet.error.InvalidArgumentException} if the entity has unique attributes
   */
  public Returning<Optional<T>> returningOld() {
    return new Returning<>(
        this,
        ReturnValue.ALL_OLD,
        context -> {
          write.requireReturnable();
          return request(context);
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
    return request(context.context());
  }

  @Override
  DeleteItemRequest request(Context context) {
    return write.render(context).toDeleteRequest();
  }

  DeleteWrite<T> write() {
    return write;
  }

  @Override
  TableSchema table() {
    return write.type().table();
  }

  @Override
  String label() {
    return write.type().name() + ".delete";
  }

  @Override
  Step<Boolean> start(Context context) {
    return write.send(this, context);
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
