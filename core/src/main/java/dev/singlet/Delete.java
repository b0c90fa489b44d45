package dev.singlet;

import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.UniqueWrite;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.internal.write.WriteFailure;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

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

  private final EntityType<T> type;
  private final PrimaryKey key;
  private final Condition<T> when;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param key the item's key
   */
  public Delete(EntityType<T> type, PrimaryKey key) {
    this(type, key, Condition.allOf(List.of()), null);
  }

  private Delete(
      EntityType<T> type,
      PrimaryKey key,
      Condition<T> when,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.type = Objects.requireNonNull(type, "type");
    this.key = Objects.requireNonNull(key, "key");
    this.when = when;
    this.configuration = configuration;
  }

  /**
   * Deletes only if a condition holds for the item. Executing it throws a {@link
   * ConditionFailedException} if it doesn't.
   *
   * @param condition what must hold, besides what was asked before
   * @return a delete with the condition
   */
  public Delete<T> when(Condition<T> condition) {
    return new Delete<>(type, key, when.and(condition), configuration);
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a delete with it
   */
  public Delete<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Delete<>(type, key, when, Objects.requireNonNull(override, "override"));
  }

  /**
   * Gives the item that is deleted. An item of another entity, or of none, counts as nothing, as it
   * does in gets.
   *
   * @return the delete, which gives the item before it; executing it throws an {@link
   *     dev.singlet.error.UnreadableItemException} if the item was deleted and can't be read, and
   *     an {@link dev.singlet.error.InvalidArgumentException} if the entity has unique attributes
   */
  public ReturningDelete<T> returningOld() {
    return new ReturningDelete<>(this);
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
    return write(context, Condition.allOf(List.of())).request();
  }

  private RenderedWrite<DeleteItemRequest> write(Context context, Condition<T> guard) {
    Condition<T> condition = WriteCondition.noOther(type).and(when).and(guard);
    WriteParts parts = WriteParts.of(this, condition);
    DeleteItemRequest request =
        DeleteItemRequest.builder()
            .tableName(context.tableName())
            .key(context.key(table(), key).toMap(type.table().key()))
            .conditionExpression(parts.condition())
            .expressionAttributeNames(parts.placeholders().names())
            .expressionAttributeValues(parts.placeholders().values())
            .returnValues(ReturnValue.ALL_OLD)
            .returnValuesOnConditionCheckFailure(
                parts.condition() == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .overrideConfiguration(configuration)
            .build();
    return new RenderedWrite<>(request, condition);
  }

  @Override
  public EntityType<T> entityType() {
    return type;
  }

  @Override
  public TransactWriteItem toTransactWriteItem(Context context) {
    return TransactItems.of(request(context));
  }

  @Override
  public PreparedWrite<T> draft(Context context) {
    return new PreparedWrite<>(
        type,
        context.key(table(), key),
        type.unique(),
        null,
        before -> Map.of(),
        guard -> write(context, guard));
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  String label() {
    return type.name() + ".delete";
  }

  @Override
  Step<Boolean> start(Context context) {
    if (!type.unique().isEmpty()) {
      return UniqueWrite.of(this, context).map(made -> !made.before().isEmpty());
    }
    return send(context, DeleteItemResponse::hasAttributes);
  }

  /** Sends the one request, and makes of its answer what an operation gives. */
  <R> Step<R> send(Context context, Function<DeleteItemResponse, R> result) {
    RenderedWrite<DeleteItemRequest> write = write(context, Condition.allOf(List.of()));
    return Step.call(
            Writes.DeleteItem.ACTION, write.request(), answer -> Step.done(result.apply(answer)))
        .on(
            ConditionalCheckFailedException.class,
            failed -> failure(write.condition(), context).raise(failed));
  }

  private WriteFailure failure(Condition<?> condition, Context context) {
    KeyedWrite keyed = new KeyedWrite("Delete", type, context.key(type.table(), key));
    return new WriteFailure(keyed, type, false, condition);
  }

  @Override
  public String toString() {
    return "Delete[" + type + " " + key + "]";
  }
}
