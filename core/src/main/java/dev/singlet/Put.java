package dev.singlet;

import dev.singlet.internal.write.ItemSizeLimit;
import dev.singlet.internal.write.ItemVersion;
import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.UniqueWrite;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.internal.write.WriteFailure;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Doubt;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.item.Stamps;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.internal.text.SameValues;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Writes one item whole, in place of what is under its key: one {@code PutItem} request, a write
 * capacity unit for each KB of the item begun, and as much for each index the item is in.
 *
 * <p>An item with a version is only written if what is under its key still has the record's
 * version, or if the record is new and nothing with a version is there.
 *
 * <p>Defaults and stamps are filled in, all constraints are checked and every key is computed
 * before the request is made. Where the model lets another entity have the same key, an item of
 * that one is never overwritten. Nor is an item of a newer schema version than the entity has.
 *
 * <p>Where it changes unique attributes, it is one transaction with the items that keep their
 * values, at twice the capacity. While others write one of these items it is tried again, four
 * times in all; then it throws a {@link TransactionFailedException}.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Put<T> extends Operation<T> implements BatchableWrite {

  private final EntityType<T> type;
  private final T entity;
  private final boolean ifNotExists;
  private final @Nullable Condition<T> when;
  private final @Nullable UnaryOperator<Stamps> stamping;
  private final @Nullable AwsRequestOverrideConfiguration configuration;
  private final @Nullable Map<String, AttributeValue> fixed;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param entity the record
   */
  public Put(EntityType<T> type, T entity) {
    this(type, entity, false, null, null, null, null);
  }

  private Put(
      EntityType<T> type,
      T entity,
      boolean ifNotExists,
      @Nullable Condition<T> when,
      @Nullable UnaryOperator<Stamps> stamping,
      @Nullable AwsRequestOverrideConfiguration configuration,
      @Nullable Map<String, AttributeValue> fixed) {
    this.type = Objects.requireNonNull(type, "type");
    if (entity == null) {
      throw new NullPointerException("Put of " + type + ": the entity is null");
    }
    this.entity = entity;
    this.ifNotExists = ifNotExists;
    this.when = when;
    this.stamping = stamping;
    this.configuration = configuration;
    this.fixed = fixed;
  }

  /**
   * Writes only where no item is under the key yet. Executing it throws a {@link
   * ConditionFailedException} where one is.
   *
   * @return a put that creates
   */
  public Put<T> ifNotExists() {
    return new Put<>(type, entity, true, when, stamping, configuration, fixed);
  }

  /**
   * Writes only if a condition holds for the item that is there. Executing it throws a {@link
   * ConditionFailedException} if it doesn't.
   *
   * @param condition what must hold, besides what was asked before
   * @return a put with the condition
   */
  public Put<T> when(Condition<T> condition) {
    Condition<T> all =
        when == null ? Objects.requireNonNull(condition, "condition") : when.and(condition);
    return new Put<>(type, entity, ifNotExists, all, stamping, configuration, fixed);
  }

  /**
   * Writes the given times instead of the present one, to import an item that was created and
   * modified elsewhere.
   *
   * @param created when the item was created
   * @param modified when it was last modified
   * @return a put with these stamps, which executing it refuses out of the years 0 to 9999
   */
  public Put<T> stamped(Instant created, Instant modified) {
    Objects.requireNonNull(created, "created");
    Objects.requireNonNull(modified, "modified");
    return new Put<>(
        type,
        entity,
        ifNotExists,
        when,
        stamps -> stamps.imported(created, modified),
        configuration,
        fixed);
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a put with it
   */
  public Put<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Put<>(
        type,
        entity,
        ifNotExists,
        when,
        stamping,
        Objects.requireNonNull(override, "override"),
        fixed);
  }

  /**
   * Gives nothing, which spares it reading what it stored.
   *
   * @return the put, which gives null
   */
  public ReturningPut<T, @Nullable Void> returningNothing() {
    return new ReturningPut<>(this, null, old -> null);
  }

  /**
   * Gives the item that the put replaced, {@code ALL_OLD}. An item of another entity, or of none,
   * counts as nothing, as it does in gets.
   *
   * @return the put, which gives the item before it; executing it throws an {@link
   *     dev.singlet.error.UnreadableItemException} if the item was replaced and can't be read, and
   *     an {@link dev.singlet.error.InvalidArgumentException} if the entity has unique attributes
   */
  public ReturningPut<T, Optional<T>> returningOld() {
    return new ReturningPut<>(
        this, ReturnValue.ALL_OLD, old -> Optional.ofNullable(type.read(old)));
  }

  /**
   * What is put.
   *
   * @return the record as it was given, without defaults and stamps
   */
  public T entity() {
    return entity;
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if the entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   * @throws dev.singlet.error.InvalidArgumentException if the item would be larger than 400 KB
   */
  @Override
  public PutItemRequest toRequest() {
    return (PutItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if the entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   * @throws dev.singlet.error.InvalidArgumentException if the item would be larger than 400 KB
   */
  @Override
  public PutItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  PutItemRequest request(Context context) {
    return write(context, null).request();
  }

  /** The request that asks DynamoDB for something in return; null for nothing. */
  RenderedWrite<PutItemRequest> write(Context context, @Nullable ReturnValue returnValues) {
    return write(context, item(context), null, returnValues);
  }

  private RenderedWrite<PutItemRequest> write(
      Context context,
      Map<String, AttributeValue> item,
      @Nullable Condition<T> guard,
      @Nullable ReturnValue returnValues) {
    PutItemRequest.Builder request =
        PutItemRequest.builder()
            .tableName(context.tableName())
            .returnValues(returnValues)
            .item(type.version() == null ? item : ItemVersion.next(type, item))
            .overrideConfiguration(configuration);
    Condition<T> condition = asked(item, guard);
    if (condition != null) {
      WriteParts parts = WriteParts.of(this, condition);
      request
          .conditionExpression(parts.condition())
          .expressionAttributeNames(parts.placeholders().names())
          .expressionAttributeValues(parts.placeholders().values())
          .returnValuesOnConditionCheckFailure(
              parts.condition() == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD);
    }
    return new RenderedWrite<>(request.build(), condition);
  }

  @Override
  public EntityType<T> entityType() {
    return type;
  }

  @Override
  public boolean requiresAbsence() {
    return ifNotExists;
  }

  @Override
  public TransactWriteItem toTransactWriteItem(Context context) {
    return TransactItems.of(request(context));
  }

  @Override
  public PreparedWrite<T> draft(Context context) {
    Map<String, AttributeValue> item = item(context);
    return new PreparedWrite<>(
        type,
        PrimaryKey.of(type.table().key(), item),
        type.unique(),
        ifNotExists ? Map.of() : null,
        before -> item,
        guard -> write(context, item, guard, null));
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  String label() {
    return type.name() + ".put";
  }

  @Override
  Step<T> start(Context context) {
    if (!type.unique().isEmpty()) {
      return UniqueWrite.of(this, context).map(made -> type.require(made.written().put().item()));
    }
    RenderedWrite<PutItemRequest> write = write(context, null);
    return Step.call(Writes.PutItem.ACTION, write.request(), new Written<>(this, write));
  }

  /** What comes of the request: what was put, as it would be read. */
  private record Written<T>(Put<T> put, RenderedWrite<PutItemRequest> write)
      implements Outcome<PutItemResponse, T> {

    @Override
    public Step<T> answered(PutItemResponse answer) {
      return Step.done(put.type.require(write.request().item()));
    }

    @Override
    public @Nullable Step<T> failed(Throwable failure) {
      return put.refused(write, failure);
    }
  }

  /** Tells why a condition failed; null for any other failure. */
  <R extends @Nullable Object> @Nullable Step<R> refused(
      RenderedWrite<PutItemRequest> write, Throwable failure) {
    if (failure instanceof ConditionalCheckFailedException refusal) {
      throw new WriteFailure(keyed(write), type, ifNotExists, write.condition())
          .of(refusal, doubt(write.request().item(), refusal));
    }
    return null;
  }

  private Doubt doubt(Map<String, AttributeValue> put, ConditionalCheckFailedException refusal) {
    if (!LostAnswer.isPossible(refusal)) {
      return Doubt.NONE;
    }
    return isOwn(put, WriteFailure.existing(refusal)) ? Doubt.MADE : Doubt.POSSIBLE;
  }

  /**
   * Whether an item that is there is the one that was put, and no other's that is the same. The
   * time at which it was put tells them apart, unless the put was given one.
   */
  private boolean isOwn(Map<String, AttributeValue> put, Map<String, AttributeValue> existing) {
    return stamping == null && type.modified() != null && SameValues.are(put, existing);
  }

  /** Whether an item that is there is the one that this put, {@link #fixed} before, has written. */
  boolean isOwn(Context context, Map<String, AttributeValue> existing) {
    return isOwn(ItemVersion.next(type, item(context)), existing);
  }

  /**
   * A put of the very item that this one would put at present, however often it is executed. What
   * it wrote can be known by that: a time, a generated id and what is encrypted are other ones each
   * time.
   */
  Put<T> fixed(Context context) {
    return new Put<>(type, entity, ifNotExists, when, stamping, configuration, item(context));
  }

  private KeyedWrite keyed(RenderedWrite<PutItemRequest> write) {
    return new KeyedWrite("Put", type, PrimaryKey.of(type.table().key(), write.request().item()));
  }

  private Map<String, AttributeValue> item(Context context) {
    if (fixed != null) {
      return fixed;
    }
    Stamps present = context.stamps(table());
    Stamps stamps = stamping == null ? present : stamping.apply(present);
    Map<String, AttributeValue> item = ItemSizeLimit.check(type, type.toItem(entity, stamps));
    return type.encrypted().areNone() ? item : ItemSizeLimit.check(type, type.encrypted().seal(item));
  }

  /** All that it asks of the item that is there; null if that is nothing. */
  private @Nullable Condition<T> asked(
      Map<String, AttributeValue> item, @Nullable Condition<T> guard) {
    Condition<T> condition = existence(item);
    if (when != null) {
      condition = condition == null ? when : condition.and(when);
    }
    if (guard != null) {
      condition = condition == null ? guard : condition.and(guard);
    }
    return condition;
  }

  private @Nullable Condition<T> existence(Map<String, AttributeValue> item) {
    if (ifNotExists) {
      return WriteCondition.absent(type);
    }
    if (!type.sharesKeys() && type.schemaVersion() == null && type.version() == null) {
      return null;
    }
    return WriteCondition.noOther(type)
        .and(WriteCondition.ofNoNewerVersion(type))
        .and(ItemVersion.isStill(type, item));
  }

  @Override
  public String toString() {
    return "Put[" + type.describe(entity) + "]";
  }
}
