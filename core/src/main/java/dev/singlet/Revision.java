package dev.singlet;

import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.UniqueWrite;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.internal.write.WriteFailure;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Difference;
import dev.singlet.attribute.Placeholders;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
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
public final class Revision<T> extends Operation<T> implements TransactWrite {

  private final EntityType<T> type;
  private final T before;
  private final T after;
  private final Condition<T> when;
  private final @Nullable AwsRequestOverrideConfiguration configuration;
  private final @Nullable Map<String, AttributeValue> stored;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param before the item as it was read
   * @param after the item as it is to be
   */
  public Revision(EntityType<T> type, T before, T after) {
    this(type, before, after, Condition.allOf(List.of()), null, null);
  }

  private Revision(
      EntityType<T> type,
      T before,
      T after,
      Condition<T> when,
      @Nullable AwsRequestOverrideConfiguration configuration,
      @Nullable Map<String, AttributeValue> stored) {
    this.type = Objects.requireNonNull(type, "type");
    this.before = Objects.requireNonNull(before, "before");
    this.after = Objects.requireNonNull(after, "after");
    this.when = when;
    this.configuration = configuration;
    this.stored = stored;
  }

  /**
   * Makes the update only if a condition holds for the item as it is.
   *
   * @param condition what must hold, besides what was asked before
   * @return the update with it; executing it throws a {@link ConditionFailedException} if it
   *     doesn't hold
   */
  public Revision<T> when(Condition<T> condition) {
    return new Revision<>(type, before, after, when.and(condition), configuration, stored);
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return an update with it
   */
  public Revision<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Revision<>(
        type, before, after, when, Objects.requireNonNull(override, "override"), stored);
  }

  /**
   * Whether the records are equal in all that is stored, but for the time of the modification. Then
   * executing it makes no request, and in a transaction it stands for nothing.
   *
   * @return true if there is nothing to update
   * @throws dev.singlet.error.ValidationException if what is to be violates a constraint
   */
  public boolean isUnchanged() {
    return isUnchanged(context());
  }

  boolean isUnchanged(Context context) {
    return difference(context).isNone();
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
    Difference<T> difference = difference(context);
    if (difference.isNone()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_UPDATE,
          this + " changes nothing, so that there is no request. Ask isUnchanged() first.");
    }
    return write(context, difference, Condition.allOf(List.of())).request();
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
    return draft(context, difference(context));
  }

  private PreparedWrite<T> draft(Context context, Difference<T> difference) {
    return new PreparedWrite<>(
        type,
        difference.key(),
        type.unique().stream()
            .filter(unique -> unique.attributes().stream().anyMatch(difference::isIn))
            .toList(),
        stored == null ? difference.before() : stored,
        before -> difference.after(),
        guard -> write(context, difference, guard));
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  String label() {
    return type.name() + ".update";
  }

  @Override
  Step<T> start(Context context) {
    context.tenant(table());
    Difference<T> difference = difference(context);
    if (difference.isNone()) {
      return Step.done(before);
    }
    return made(context, difference)
        .orElse(
            failure ->
                failure instanceof ConditionFailedException refused
                    ? fitted(refused, difference)
                        .map(next -> carriedOn(next.start(context), refused))
                        .orElse(null)
                    : null);
  }

  /** What a second request is refused for is in doubt if the first one may have been made. */
  private Step<T> carriedOn(Step<T> second, ConditionFailedException first) {
    return first.mayHaveBeenMade()
        ? second.orElse(
            failure -> {
              if (failure instanceof ConditionFailedException refused) {
                throw refused.inDoubt();
              }
              return null;
            })
        : second;
  }

  private Step<T> made(Context context, Difference<T> difference) {
    if (!draft(context, difference).unique().isEmpty()) {
      return UniqueWrite.of(this, context).then(made -> made.item(type, type::require));
    }
    RenderedWrite<UpdateItemRequest> write = write(context, difference, Condition.allOf(List.of()));
    String operation = "Update[" + type + " " + difference.key() + "]";
    WriteFailure failure = new WriteFailure(operation, type, false, write.condition());
    return Step.call(
            Writes.UpdateItem.ACTION,
            write.request(),
            answer -> Step.done(type.require(answer.attributes())))
        .on(ConditionalCheckFailedException.class, failure::raise);
  }

  /** The same update of an item that has what differs in another form, which it failed for. */
  private Optional<Revision<T>> fitted(ConditionFailedException refused, Difference<T> difference) {
    return stored == null
        ? difference
            .of(refused.existingItem())
            .map(
                fitted ->
                    new Revision<>(
                        type, before, after, when, configuration, refused.existingItem()))
        : Optional.empty();
  }

  private Difference<T> difference(Context context) {
    Difference<T> difference = Difference.between(type, before, after, context.stamps());
    return stored == null ? difference : difference.of(stored).orElse(difference);
  }

  private RenderedWrite<UpdateItemRequest> write(
      Context context, Difference<T> difference, Condition<T> guard) {
    context.tenant(table());
    Placeholders placeholders = Placeholders.ofUpdate();
    String update = difference.toExpression(placeholders);
    Condition<T> condition =
        WriteCondition.present(type)
            .and(WriteCondition.ofPresentVersion(type, false))
            .and(difference.guard())
            .and(guard)
            .and(when);
    WriteParts parts = WriteParts.of(this, update, condition, placeholders);
    UpdateItemRequest request =
        UpdateItemRequest.builder()
            .tableName(context.tableName())
            .key(difference.key().toMap(type.table().key()))
            .updateExpression(parts.update())
            .conditionExpression(parts.condition())
            .expressionAttributeNames(placeholders.names())
            .expressionAttributeValues(placeholders.values())
            .returnValues(ReturnValue.ALL_NEW)
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .overrideConfiguration(configuration)
            .build();
    return new RenderedWrite<>(request, condition);
  }

  @Override
  public String toString() {
    return "Update[" + type.describe(before) + " to " + type.describe(after) + "]";
  }
}
