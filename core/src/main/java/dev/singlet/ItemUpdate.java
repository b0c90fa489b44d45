package dev.singlet;

import dev.singlet.internal.update.UpdateExecution;
import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.WriteCondition;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.Changes;
import dev.singlet.attribute.Condition;
import dev.singlet.attribute.OlderNames;
import dev.singlet.attribute.Placeholders;
import dev.singlet.attribute.UpdateExpression;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.item.Stamps;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Changes some attributes of one item: one {@code UpdateItem} request, a write capacity unit for
 * each KB of the item begun, before or after the update, whichever is more. Gives the item as it is
 * afterwards.
 *
 * <p>An update changes an item that exists; an upsert makes one where there is none. Index keys and
 * stored computed attributes that are made of what changes are written with it, and so is the time
 * of the modification. All constraints of the changed attributes are checked before the request is
 * made. Where the model lets another entity have the same key, an item of that one is never
 * changed.
 *
 * <p>Where it changes unique attributes, it is one transaction with the items that keep their
 * values, at twice the capacity. While others write one of these items it is tried again, four
 * times in all; then it throws a {@link TransactionFailedException}.
 *
 * @param <T> the entity's record
 * @param <S> the generated update
 */
@CheckReturnValue
public abstract non-sealed class ItemUpdate<T, S extends ItemUpdate<T, S>>
    extends AttributeUpdate<T, S> implements TransactWrite {

  /**
   * Made by generated code.
   *
   * @param state what there is to the update
   */
  protected ItemUpdate(UpdateState<T> state) {
    super(state);
  }

  /**
   * Makes the update only if a condition holds for the item as it is.
   *
   * @param condition what must hold, besides what was asked before
   * @return the update with it; executing it throws a {@link ConditionFailedException} if it
   *     doesn't hold
   */
  public final S when(Condition<T> condition) {
    return with(state().when(condition));
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return an update with it
   */
  public final S overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(state().configuration(Objects.requireNonNull(override, "override")));
  }

  /**
   * Asks DynamoDB for nothing in return.
   *
   * @return the update, which gives null
   */
  public final ReturningUpdate<T, @Nullable Void> returningNothing() {
    return new ReturningUpdate<>(this, ReturnValue.NONE, (item, context) -> null);
  }

  /**
   * Asks for the item as it was.
   *
   * @return the update, which gives the item before it; nothing if it created the item
   */
  public final ReturningUpdate<T, Optional<T>> returningOld() {
    return new ReturningUpdate<>(
        this,
        ReturnValue.ALL_OLD,
        (item, context) ->
            item.isEmpty() ? Optional.empty() : Optional.of(state().type().require(item)));
  }

  /**
   * Asks for what the changed attributes were.
   *
   * @return the update, which gives those that were there
   */
  public final ReturningUpdate<T, PartialItem<T>> returningUpdatedOld() {
    return new ReturningUpdate<>(this, ReturnValue.UPDATED_OLD, this::partial);
  }

  /**
   * Asks for what the changed attributes are afterwards.
   *
   * @return the update, which gives those that are there
   */
  public final ReturningUpdate<T, PartialItem<T>> returningUpdatedNew() {
    return new ReturningUpdate<>(this, ReturnValue.UPDATED_NEW, this::partial);
  }

  private PartialItem<T> partial(Map<String, AttributeValue> attributes, Context context) {
    return new PartialItem<>(attributes, context.key(table(), state().key()).toMap(table().key()));
  }

  /**
   * Asks for what one attribute is afterwards, such as a counter that was incremented.
   *
   * @param attribute the attribute, which the item has afterwards
   * @param <V> its type
   * @return the update, which gives its value; executing it throws an {@link
   *     UnreadableItemException} if the item was updated and doesn't have it
   */
  public final <V> ReturningUpdate<T, V> returning(Attribute<T, V, ?> attribute) {
    return new ReturningUpdate<>(
        this,
        ReturnValue.ALL_NEW,
        (item, context) ->
            attribute
                .of(item)
                .orElseThrow(
                    () ->
                        new UnreadableItemException(
                            state().type().name(),
                            PrimaryKey.describe(table().key(), item),
                            attribute.toString(),
                            "is not there after the update",
                            item,
                            null)));
  }

  @Override
  public UpdateItemRequest toRequest() {
    return (UpdateItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if a changed attribute violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   * @throws InvalidArgumentException if nothing is changed, or something twice
   */
  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  UpdateItemRequest request(Context context) {
    return write(context, changes(), ReturnValue.ALL_NEW).request();
  }

  @Override
  public final EntityType<T> entityType() {
    return state().type();
  }

  @Override
  public TransactWriteItem toTransactWriteItem(Context context) {
    return TransactItems.of(request(context));
  }

  @Override
  public final PreparedWrite<T> draft(Context context) {
    PrimaryKey key = context.key(table(), state().key());
    return new PreparedWrite<>(
        state().type(),
        key,
        state().unique(),
        null,
        item -> applied(item, key),
        guard -> write(context, changes().guardedBy(guard), ReturnValue.ALL_NEW));
  }

  /** What becomes of an item, or what it becomes where there is none, which has its key. */
  private Map<String, AttributeValue> applied(Map<String, AttributeValue> item, PrimaryKey key) {
    Map<String, AttributeValue> keyed = new HashMap<>(item);
    keyed.putAll(key.toMap(table().key()));
    return changes().appliedTo(keyed, state().creates());
  }

  RenderedWrite<UpdateItemRequest> write(
      Context context, Changes<T> changes, ReturnValue returnValues) {
    if (changes().isEmpty() && !state().creates()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_UPDATE, this + " changes nothing. Set or remove an attribute.");
    }
    Placeholders placeholders = Placeholders.ofUpdate();
    Stamps stamps = context.stamps(table());
    UpdateExpression<T> expression = UpdateExpression.of(changes, stamps, state().creates());
    PrimaryKey key = context.key(table(), state().key());
    String update = expression.toExpression(placeholders, key);
    Condition<T> existence =
        state().creates()
            ? WriteCondition.noOther(state().type())
                .and(OlderNames.noneBehindDefaults(state().type(), changes))
            : WriteCondition.present(state().type());
    Condition<T> version = WriteCondition.ofPresentVersion(state().type(), state().creates());
    Condition<T> condition = existence.and(version).and(expression.guard()).and(state().when());
    WriteParts parts =
        WriteParts.of(this, update.isEmpty() ? null : update, condition, placeholders);
    UpdateItemRequest request =
        UpdateItemRequest.builder()
            .tableName(context.tableName())
            .key(key.toMap(table().key()))
            .updateExpression(parts.update())
            .conditionExpression(parts.condition())
            .expressionAttributeNames(placeholders.names())
            .expressionAttributeValues(placeholders.values())
            .returnValues(returnValues == ReturnValue.NONE ? null : returnValues)
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .overrideConfiguration(state().configuration())
            .build();
    return new RenderedWrite<>(request, condition);
  }

  @Override
  TableSchema table() {
    return state().type().table();
  }

  @Override
  String label() {
    return state().type().name() + (state().creates() ? ".upsert" : ".update");
  }

  @Override
  Step<T> start(Context context) {
    return new UpdateExecution<>(
            this, context, ReturnValue.ALL_NEW, (item, client) -> state().type().require(item))
        .start();
  }

  @Override
  public final String toString() {
    return (state().creates() ? "Upsert[" : "Update[") + state().type() + " " + state().key() + "]";
  }
}
