package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException.Doubt;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.item.Stamps;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.internal.text.SameValues;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/** A put of a whole item. */
public final class PutWrite<T> extends Write<T> {

  private final T entity;
  private final boolean ifNotExists;
  private final @Nullable Expression when;
  private final @Nullable UnaryOperator<Stamps> stamping;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /** The item to write, if it was already made. */
  private final @Nullable Map<String, AttributeValue> fixed;

  public PutWrite(EntityType<T> type, T entity) {
    super(type);
    if (entity == null) {
      throw new NullPointerException("Put of " + type + ": the entity is null");
    }
    this.entity = entity;
    ifNotExists = false;
    when = null;
    stamping = null;
    configuration = null;
    fixed = null;
  }

  private PutWrite(Changed<T> changed) {
    super(changed.of.type());
    entity = changed.of.entity;
    ifNotExists = changed.ifNotExists;
    when = changed.when;
    stamping = changed.stamping;
    configuration = changed.configuration;
    fixed = changed.fixed;
  }

  /** The put while it is changed. */
  private static final class Changed<T> {

    private final PutWrite<T> of;
    private boolean ifNotExists;
    private @Nullable Expression when;
    private @Nullable UnaryOperator<Stamps> stamping;
    private @Nullable AwsRequestOverrideConfiguration configuration;
    private @Nullable Map<String, AttributeValue> fixed;

    Changed(PutWrite<T> of) {
      this.of = of;
      ifNotExists = of.ifNotExists;
      when = of.when;
      stamping = of.stamping;
      configuration = of.configuration;
      fixed = of.fixed;
    }
  }

  public PutWrite<T> ifNotExists() {
    Changed<T> changed = new Changed<>(this);
    changed.ifNotExists = true;
    return new PutWrite<>(changed);
  }

  public PutWrite<T> when(Expression condition) {
    Changed<T> changed = new Changed<>(this);
    changed.when = when == null ? condition : when.and(condition);
    return new PutWrite<>(changed);
  }

  public PutWrite<T> stamped(UnaryOperator<Stamps> stamps) {
    Changed<T> changed = new Changed<>(this);
    changed.stamping = stamps;
    return new PutWrite<>(changed);
  }

  public PutWrite<T> configuration(AwsRequestOverrideConfiguration override) {
    Changed<T> changed = new Changed<>(this);
    changed.configuration = Objects.requireNonNull(override, "override");
    return new PutWrite<>(changed);
  }

  /** Returns this put with an item that is made now, and stays the same each time it is sent. */
  public PutWrite<T> fixed(Context context) {
    Changed<T> changed = new Changed<>(this);
    changed.fixed = item(context);
    return new PutWrite<>(changed);
  }

  public T entity() {
    return entity;
  }

  @Override
  public String kind() {
    return "Put";
  }

  @Override
  public boolean requiresAbsence() {
    return ifNotExists;
  }

  @Override
  public RenderedWrite render(Context context) {
    return render(context, item(context), null);
  }

  private RenderedWrite render(
      Context context, Map<String, AttributeValue> item, @Nullable Expression guard) {
    return RenderedWrite.of(
        RenderedWrite.Kind.PUT,
        this,
        context.tableName(),
        type().version() == null ? item : ItemVersion.next(type(), item),
        condition(item, guard),
        configuration);
  }

  @Override
  public PreparedWrite<T> prepare(Context context) {
    Map<String, AttributeValue> item = item(context);
    return new PreparedWrite<>(
        type(),
        PrimaryKey.of(type().table().key(), item),
        type().unique(),
        ifNotExists ? Map.of() : null,
        before -> item,
        guard -> render(context, item, guard));
  }

  /** Sends the put and returns the record as it was written. */
  public Step<T> send(Object operation, Context context) {
    if (!type().unique().isEmpty()) {
      return UniqueWrite.of(this, operation, context)
          .map(made -> type().require(made.written().put().item()));
    }
    RenderedWrite write = render(context);
    return Step.call(
        Writes.PutItem.ACTION, write.toPutRequest(null), new WrittenItem<>(this, write));
  }

  /** Sends the put and converts the answer's attributes. */
  public <R extends @Nullable Object> Step<R> send(
      Object operation,
      Context context,
      @Nullable ReturnValue returned,
      Function<Map<String, AttributeValue>, R> result) {
    requireReturnable(returned);
    if (!type().unique().isEmpty()) {
      return UniqueWrite.of(this, operation, context).map(made -> result.apply(Map.of()));
    }
    RenderedWrite write = render(context);
    return Step.call(
        Writes.PutItem.ACTION,
        write.toPutRequest(returned),
        new ReturnedItem<>(this, write, result));
  }

  /** Throws if the put may have to be a transaction, which can't return the old item. */
  public void requireReturnable(@Nullable ReturnValue returned) {
    if (returned != null) {
      UniqueWrite.refuseOldItem(kind(), type());
    }
  }

  /** Refers only to what the result needs, so that a program's start loads few classes. */
  private record WrittenItem<T>(PutWrite<T> put, RenderedWrite write)
      implements Outcome<PutItemResponse, T> {
    @Override
    public Step<T> answered(PutItemResponse answer) {
      return Step.done(put.type().require(write.attributes()));
    }

    @Override
    public @Nullable Step<T> failed(Throwable failure) {
      return put.refused(write, failure);
    }
  }

  private record ReturnedItem<T, R extends @Nullable Object>(
      PutWrite<T> put, RenderedWrite write, Function<Map<String, AttributeValue>, R> result)
      implements Outcome<PutItemResponse, R> {
    @Override
    public Step<R> answered(PutItemResponse answer) {
      return Step.done(result.apply(answer.attributes()));
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      return put.refused(write, failure);
    }
  }

  private <R extends @Nullable Object> @Nullable Step<R> refused(
      RenderedWrite write, Throwable failure) {
    if (failure instanceof ConditionalCheckFailedException refusal) {
      String operation = describe(PrimaryKey.of(type().table().key(), write.attributes()));
      return new WriteFailure(operation, type(), ifNotExists, write.condition())
          .raise(refusal, doubt(write.attributes(), refusal));
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
   * Tells whether an item is the one that this put writes. Without a modification time the answer
   * is false, because another writer may have put an equal item.
   */
  public boolean isOwn(Context context, Map<String, AttributeValue> existing) {
    return isOwn(ItemVersion.next(type(), item(context)), existing);
  }

  private boolean isOwn(Map<String, AttributeValue> put, Map<String, AttributeValue> existing) {
    return stamping == null && type().modified() != null && SameValues.are(put, existing);
  }

  private Map<String, AttributeValue> item(Context context) {
    if (fixed != null) {
      return fixed;
    }
    Stamps present = context.stamps(type().table());
    Stamps stamps = stamping == null ? present : stamping.apply(present);
    Map<String, AttributeValue> item = ItemSizeLimit.check(type(), type().toItem(entity, stamps));
    return type().encrypted().areNone()
        ? item
        : ItemSizeLimit.check(type(), type().encrypted().seal(item));
  }

  private @Nullable Expression condition(
      Map<String, AttributeValue> item, @Nullable Expression guard) {
    Expression condition = existence(item);
    if (when != null) {
      condition = condition == null ? when : condition.and(when);
    }
    if (guard != null) {
      condition = condition == null ? guard : condition.and(guard);
    }
    return condition;
  }

  private @Nullable Expression existence(Map<String, AttributeValue> item) {
    if (ifNotExists) {
      return WriteCondition.absent(type());
    }
    if (!type().sharesKeys() && type().schemaVersion() == null && type().version() == null) {
      return null;
    }
    return WriteCondition.noOther(type())
        .and(WriteCondition.ofNoNewerVersion(type()))
        .and(ItemVersion.isStill(type(), item));
  }

  @Override
  public String toString() {
    return "Put[" + type().describe(entity) + "]";
  }
}
