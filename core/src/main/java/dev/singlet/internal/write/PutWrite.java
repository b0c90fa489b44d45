package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException.Doubt;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.SameValues;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * A put of a whole item.
 *
 * @param requiresAbsence true to put the item only if there is none
 * @param when a condition on the item that is there; null for none
 * @param stamping changes the times to write; null to leave them
 * @param fixed the item to write, if it was already made
 * @param hasNewId true if the record has an id that was generated for this put
 */
public record PutWrite<T>(
    EntityType<T> type,
    T entity,
    boolean requiresAbsence,
    @Nullable Expression when,
    @Nullable UnaryOperator<Stamps> stamping,
    @Nullable AwsRequestOverrideConfiguration configuration,
    @Nullable Map<String, AttributeValue> fixed,
    boolean hasNewId)
    implements Write<T>, OperationDescription<T> {

  public PutWrite {
    if (entity == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, "Put of " + type + ": the record is null.");
    }
  }

  public PutWrite(EntityType<T> type, T entity, boolean hasNewId) {
    this(type, entity, false, null, null, null, null, hasNewId);
  }

  public PutWrite<T> ifNotExists() {
    return new PutWrite<>(type, entity, true, when, stamping, configuration, fixed, hasNewId);
  }

  public PutWrite<T> when(Expression condition) {
    Expression both = when == null ? condition : when.and(condition);
    return new PutWrite<>(
        type, entity, requiresAbsence, both, stamping, configuration, fixed, hasNewId);
  }

  public PutWrite<T> stamped(UnaryOperator<Stamps> stamps) {
    return new PutWrite<>(
        type, entity, requiresAbsence, when, stamps, configuration, fixed, hasNewId);
  }

  public PutWrite<T> configuration(AwsRequestOverrideConfiguration override) {
    Objects.requireNonNull(override, "override");
    return new PutWrite<>(type, entity, requiresAbsence, when, stamping, override, fixed, hasNewId);
  }

  /** Returns this put with an item that is made now, and stays the same each time it is sent. */
  public PutWrite<T> fixed(Context context) {
    return new PutWrite<>(
        type, entity, requiresAbsence, when, stamping, configuration, item(context), hasNewId);
  }

  /** Returns the record as it is stored at the time of the context. */
  public T stored(Context context) {
    return type.written(entity, render(context).attributes());
  }

  @Override
  public String kind() {
    return "Put";
  }

  @Override
  public boolean createsItem() {
    return true;
  }

  @Override
  public boolean isNamedIfTooLarge() {
    return true;
  }

  @Override
  public RenderedWrite render(Context context) {
    return render(context, item(context), null);
  }

  @Override
  public RenderedWrite render(Context context, Expression guard) {
    return render(context, item(context), guard);
  }

  private RenderedWrite render(
      Context context, Map<String, AttributeValue> item, @Nullable Expression guard) {
    return RenderedWrite.of(
        RenderedWrite.Kind.PUT,
        this,
        context.tableName(),
        type.version() == null ? item : ItemVersion.next(type, item),
        both(both(existence(item), when), guard),
        configuration);
  }

  @Override
  public PreparedWrite<T> prepare(Context context) {
    Map<String, AttributeValue> item = item(context);
    return new PreparedWrite<>(
        type,
        PrimaryKey.of(type.table().key(), item),
        type.unique(),
        requiresAbsence ? Map.of() : null,
        before -> item,
        guard -> render(context, item, guard));
  }

  @Override
  public PutItemRequest request(Context context) {
    return render(context).toPutRequest(null);
  }

  /** Sends the put and returns the record as it was written. */
  @Override
  public Step<T> start(Object operation, Context context) {
    if (!type.unique().isEmpty()) {
      return UniqueWrite.of(this, operation, context)
          .map(made -> type.written(entity, made.written().put().item()));
    }
    RenderedWrite write = render(context);
    return Step.call(
        context.writing(ItemAction.PUT_ITEM),
        write.toPutRequest(null),
        new WrittenItem<>(this, write));
  }

  /** Sends the put and converts the answer's attributes. */
  public <R extends @Nullable Object> Step<R> send(
      Object operation,
      Context context,
      @Nullable ReturnValue returned,
      Function<Map<String, AttributeValue>, R> result) {
    requireReturnable(returned);
    if (!type.unique().isEmpty()) {
      return UniqueWrite.of(this, operation, context).map(made -> result.apply(Map.of()));
    }
    RenderedWrite write = render(context);
    return Step.call(
            context.writing(ItemAction.PUT_ITEM),
            write.toPutRequest(returned),
            answer -> Step.done(result.apply(answer.attributes())))
        .on(ConditionalCheckFailedException.class, refusal -> refused(write, refusal));
  }

  /** Throws if the put may have to be a transaction, which can't return the old item. */
  public void requireReturnable(@Nullable ReturnValue returned) {
    if (returned != null) {
      UniqueWrite.refuseOldItem(kind(), type);
    }
  }

  /** Refers only to what the result needs, so that a program's start loads few classes. */
  private record WrittenItem<T>(PutWrite<T> put, RenderedWrite write)
      implements Outcome<PutItemResponse, T> {
    @Override
    public Step<T> answered(PutItemResponse answer) {
      return Step.done(put.type().written(put.entity(), write.attributes()));
    }

    @Override
    public @Nullable Step<T> failed(Throwable failure) {
      return failure instanceof ConditionalCheckFailedException refusal
          ? put.refused(write, refusal)
          : null;
    }
  }

  private <R extends @Nullable Object> Step<R> refused(
      RenderedWrite write, ConditionalCheckFailedException refusal) {
    String operation = describe(PrimaryKey.of(type.table().key(), write.attributes()));
    return new WriteFailure(operation, this, write.condition())
        .raise(refusal, doubt(write.attributes(), refusal));
  }

  private Doubt doubt(Map<String, AttributeValue> put, ConditionalCheckFailedException refusal) {
    if (!LostAnswer.isPossible(refusal)) {
      return Doubt.NONE;
    }
    return isOwn(put, WriteFailure.existing(refusal)) ? Doubt.MADE : Doubt.POSSIBLE;
  }

  /**
   * Returns whether an item is surely the one that this put writes. Another writer can put an equal
   * item, in the same millisecond, too. Only an id that was generated for this put is in no other.
   */
  public boolean isOwn(Context context, Map<String, AttributeValue> existing) {
    return isOwn(ItemVersion.next(type, item(context)), existing);
  }

  private boolean isOwn(Map<String, AttributeValue> put, Map<String, AttributeValue> existing) {
    return hasNewId && SameValues.are(put, existing);
  }

  private Map<String, AttributeValue> item(Context context) {
    if (fixed != null) {
      return fixed;
    }
    Stamps present = context.stamps(type.table()).given(context.given(type));
    Stamps stamps = stamping == null ? present : stamping.apply(present);
    Map<String, AttributeValue> item =
        ItemSizeLimit.check(type, type.toItem(type.beforeWrite(entity, stamps), stamps));
    return type.encrypted().areNone()
        ? item
        : ItemSizeLimit.check(type, type.encrypted().seal(item));
  }

  private static @Nullable Expression both(@Nullable Expression one, @Nullable Expression other) {
    if (one == null) {
      return other;
    }
    return other == null ? one : one.and(other);
  }

  private @Nullable Expression existence(Map<String, AttributeValue> item) {
    if (requiresAbsence) {
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
