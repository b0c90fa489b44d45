package dev.singlet.internal.get;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.context.ProjectionExpression;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.entity.ProjectedItemType;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** A read of one item by its primary key. */
public record GetSpec<T>(
    ItemType<T> type,
    PrimaryKey key,
    boolean isConsistent,
    boolean isWithoutExpired,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration configuration)
    implements OperationDescription<Optional<T>> {

  public GetSpec {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(key, "key");
  }

  public GetSpec(ItemType<T> type, PrimaryKey key) {
    this(type, key, false, false, null, null);
  }

  public GetSpec<T> consistently() {
    return new GetSpec<>(type, key, true, isWithoutExpired, unreadable, configuration);
  }

  public GetSpec<T> withoutExpired() {
    TimeToLiveCondition.requireOne(table(), this);
    return new GetSpec<>(type, key, isConsistent, true, unreadable, configuration);
  }

  public GetSpec<T> configuration(AwsRequestOverrideConfiguration override) {
    Objects.requireNonNull(override, "override");
    return new GetSpec<>(type, key, isConsistent, isWithoutExpired, unreadable, override);
  }

  public GetSpec<T> onUnreadable(ReadPolicy policy) {
    ItemReading.requireWithoutPage(Objects.requireNonNull(policy, "policy"), toString());
    return new GetSpec<>(type, key, isConsistent, isWithoutExpired, policy, configuration);
  }

  public <P> GetSpec<P> project(Projected<T, P> projection) {
    return new GetSpec<>(
        ProjectedItemType.of(projection, null),
        key,
        isConsistent,
        isWithoutExpired,
        unreadable,
        configuration);
  }

  @Override
  public GetItemRequest request(Context context) {
    TableReadOptions reading = reading(context);
    return GetItemRequest.builder()
        .tableName(reading.tableName())
        .key(key(context).toMap(reading.schema()))
        .consistentRead(isConsistent ? Boolean.TRUE : null)
        .projectionExpression(reading.projection())
        .expressionAttributeNames(reading.names())
        .overrideConfiguration(configuration)
        .build();
  }

  /** The settings that gets of one request share. */
  public TableReadOptions reading(Context context) {
    if (type.attributes().isEmpty()) {
      return new TableReadOptions(context.tableName(), table().key(), isConsistent, null, null);
    }
    Placeholders placeholders = new Placeholders();
    String projection = projected(placeholders);
    return new TableReadOptions(
        context.tableName(), table().key(), isConsistent, projection, placeholders.names());
  }

  private @Nullable String projected(Placeholders placeholders) {
    String projection = ProjectionExpression.of(type, placeholders);
    String timeToLive = isWithoutExpired ? table().timeToLive() : null;
    return projection == null || timeToLive == null || type.attributes().contains(timeToLive)
        ? projection
        : projection + ", " + placeholders.name(timeToLive);
  }

  /** Returns the item's key as stored, with the tenant. */
  public PrimaryKey key(Context context) {
    return context.key(table(), key);
  }

  /** Returns the place of the item. */
  public ItemPlace place(Context context) {
    return context.place(table(), key);
  }

  @Override
  public TableSchema table() {
    return type.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  public String label() {
    return type.name() + ".get";
  }

  @Override
  public Step<Optional<T>> start(Object operation, Context context) {
    return Step.call(ItemAction.GET_ITEM, request(context), new Found<>(this, context));
  }

  /** Throws if it reads a part of an item. */
  public void requireWhole() {
    if (type instanceof ProjectedItemType) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION,
          this
              + ": a transaction compares whole items, and this get reads a part of one. Leave out"
              + " project(...).");
    }
  }

  /** Reads the item as it is stored, whole and consistently. Empty if there is none. */
  public Step<Map<String, AttributeValue>> item(Context context) {
    return Step.call(
        ItemAction.GET_ITEM,
        consistently().request(context),
        answer -> Step.done(answer.hasItem() ? Map.copyOf(answer.item()) : Map.of()));
  }

  /** Returns whether both read the same part of one item. Their texts may hide a difference. */
  public boolean isSame(GetSpec<?> other) {
    return key.equals(other.key) && type.toString().equals(other.type.toString());
  }

  /** Turns the answer into the item's record. */
  private record Found<T>(GetSpec<T> get, Context context)
      implements Outcome<GetItemResponse, Optional<T>> {

    @Override
    public Step<Optional<T>> answered(GetItemResponse answer) {
      return Step.done(get.read(answer.hasItem() ? answer.item() : Map.of(), context));
    }
  }

  /** Decodes an item that DynamoDB returned. An empty map stands for no item. */
  public Optional<T> read(Map<String, AttributeValue> item, Context context) {
    String timeToLive = isWithoutExpired ? table().timeToLive() : null;
    boolean isGone =
        item.isEmpty()
            || (timeToLive != null
                && !TimeToLiveCondition.isLive(timeToLive, context.clock().instant(), item));
    return isGone
        ? Optional.empty()
        : Optional.ofNullable(new ItemReading<>(type, unreadable, context).read(item));
  }

  @Override
  public String toString() {
    return "Get[" + type + " " + type.keyText(key) + "]";
  }
}
