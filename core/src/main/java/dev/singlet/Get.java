package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.batch.TableReadOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.ProjectionExpression;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.write.ReadItem;
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

/**
 * Reads one item by its primary key: one {@code GetItem} request. It costs half a read capacity
 * unit for each 4 KB of the item, rounded up; a consistent read costs a whole unit. The result is
 * empty if there is no item, or one of another entity.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class Get<T> extends Operation<Optional<T>> {

  private final ItemType<T> type;
  private final PrimaryKey key;
  private final boolean consistent;
  private final boolean withoutExpired;
  private final @Nullable ReadPolicy unreadable;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * Called by generated code.
   *
   * @param type the type of the item
   * @param key the item's key
   */
  public Get(ItemType<T> type, PrimaryKey key) {
    this(type, key, false, false, null, null);
  }

  private Get(
      ItemType<T> type,
      PrimaryKey key,
      boolean consistent,
      boolean withoutExpired,
      @Nullable ReadPolicy unreadable,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.type = Objects.requireNonNull(type, "type");
    this.key = Objects.requireNonNull(key, "key");
    this.consistent = consistent;
    this.withoutExpired = withoutExpired;
    this.unreadable = unreadable;
    this.configuration = configuration;
  }

  /**
   * Reads the result of all earlier writes. Costs twice the capacity.
   *
   * @return a strongly consistent get
   */
  public Get<T> consistent() {
    return new Get<>(type, key, true, withoutExpired, unreadable, configuration);
  }

  /**
   * Treats an item that has expired as absent. DynamoDB itself deletes it only within days.
   *
   * @return a get that compares the item's time to live with the client's clock
   * @throws dev.singlet.error.InvalidArgumentException if no entity of the table has a
   *     {@code @TimeToLive}
   */
  public Get<T> withoutExpired() {
    TimeToLiveCondition.requireOne(table(), this);
    return new Get<>(type, key, consistent, true, unreadable, configuration);
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request only.
   *
   * @param override the SDK's own request configuration
   * @return a get with it
   */
  public Get<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Get<>(
        type,
        key,
        consistent,
        withoutExpired,
        unreadable,
        Objects.requireNonNull(override, "override"));
  }

  /**
   * Sets how to treat an item that can't be read. By default it is an error, even if the client's
   * policy for queries is another: an empty result would mean that there is no item.
   *
   * @param policy throws, or returns an empty result; a policy with a consumer first passes the
   *     item to it, each time it is read
   * @return a get with the policy
   * @throws dev.singlet.error.InvalidArgumentException if the policy collects items in a page,
   *     because a get has no pages
   */
  public Get<T> onUnreadable(ReadPolicy policy) {
    ItemReading.requireWithoutPage(Objects.requireNonNull(policy, "policy"), toString());
    return new Get<>(type, key, consistent, withoutExpired, policy, configuration);
  }

  /**
   * Reads some attributes of the item, with a projection expression. The cost is the same: DynamoDB
   * charges for the whole item, but sends less.
   *
   * @param projection a projection of the entity or the item collection, from its generated class
   * @param <P> the projection's record, or a sealed interface over several
   * @return a get of the projection
   */
  public <P> Get<P> project(Projected<T, P> projection) {
    return new Get<>(
        ProjectedItemType.of(projection, null),
        key,
        consistent,
        withoutExpired,
        unreadable,
        configuration);
  }

  @Override
  public GetItemRequest toRequest() {
    return (GetItemRequest) super.toRequest();
  }

  @Override
  public GetItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  GetItemRequest request(Context context) {
    Placeholders placeholders = new Placeholders();
    return GetItemRequest.builder()
        .tableName(context.tableName())
        .key(key(context).toMap(table().key()))
        .consistentRead(consistent ? Boolean.TRUE : null)
        .projectionExpression(projected(placeholders))
        .expressionAttributeNames(placeholders.names())
        .overrideConfiguration(configuration)
        .build();
  }

  /** The settings that gets of one request share. */
  TableReadOptions reading(Context context) {
    Placeholders placeholders = new Placeholders();
    String projection = projected(placeholders);
    return new TableReadOptions(
        context.tableName(), table().key(), consistent, projection, placeholders.names());
  }

  private @Nullable String projected(Placeholders placeholders) {
    if (type.attributes().isEmpty()) {
      return null;
    }
    String projection = ProjectionExpression.of(type, placeholders);
    String timeToLive = withoutExpired ? table().timeToLive() : null;
    return projection == null || timeToLive == null || type.attributes().contains(timeToLive)
        ? projection
        : projection + ", " + placeholders.name(timeToLive);
  }

  /** Returns the item's key as stored, with the tenant. */
  PrimaryKey key(Context context) {
    return context.key(table(), key);
  }

  /** Returns the place of the item. */
  ItemPlace place(Context context) {
    return context.place(table(), key);
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  String label() {
    return type.name() + ".get";
  }

  @Override
  Step<Optional<T>> start(Context context) {
    return Step.call(ItemAction.GET_ITEM, request(context), new Found<>(this, context));
  }

  /** Throws if it reads a part of an item. */
  void requireWhole() {
    if (type instanceof ProjectedItemType) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION,
          this
              + ": a transaction compares whole items, and this get reads a part of one. Leave out"
              + " project(...).");
    }
  }

  /** Reads the item as it is stored, whole and consistently. Empty if there is none. */
  Step<Map<String, AttributeValue>> item(Context context) {
    return Step.call(
        ItemAction.GET_ITEM,
        consistent().request(context),
        answer -> Step.done(answer.hasItem() ? Map.copyOf(answer.item()) : Map.of()));
  }

  /** Returns whether both read the same part of one item. Their texts may hide a difference. */
  boolean isSame(Get<?> other) {
    return key.equals(other.key) && type.toString().equals(other.type.toString());
  }

  /** Returns an item that this get has read. */
  ReadItem asRead(Context context, Map<String, AttributeValue> item, List<String> compared) {
    return new ReadItem(this, context, type.likelyEntity(item), key, item, compared);
  }

  /** Turns the answer into the item's record. */
  private record Found<T>(Get<T> get, Context context)
      implements Outcome<GetItemResponse, Optional<T>> {

    @Override
    public Step<Optional<T>> answered(GetItemResponse answer) {
      return Step.done(get.read(answer.hasItem() ? answer.item() : Map.of(), context));
    }
  }

  /** Decodes an item that DynamoDB returned. An empty map stands for no item. */
  Optional<T> read(Map<String, AttributeValue> item, Context context) {
    String timeToLive = withoutExpired ? table().timeToLive() : null;
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
