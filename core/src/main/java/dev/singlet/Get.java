package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.ItemType;
import dev.singlet.generated.entity.ProjectedItemType;
import dev.singlet.generated.entity.ProjectedType;
import dev.singlet.generated.expression.Placeholders;
import dev.singlet.internal.batch.KeyedRead;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.ProjectionExpression;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Reads one item by its primary key: one {@code GetItem} request, half a read capacity unit for
 * each 4 KB of the item begun, a whole one if consistent. Gives nothing if there is no item, or one
 * of another entity.
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
   * Made by generated code.
   *
   * @param type the type of the item
   * @param key its key
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
   * Reads what all writes before it have written. Costs twice the capacity.
   *
   * @return a strongly consistent get
   */
  public Get<T> consistent() {
    return new Get<>(type, key, true, withoutExpired, unreadable, configuration);
  }

  /**
   * Gives nothing for an item that has expired, which DynamoDB deletes within days only.
   *
   * @return a get that looks at the table's time to live, compared with the client's clock
   * @throws dev.singlet.error.InvalidArgumentException if no entity of the table has a
   *     {@code @TimeToLive}
   */
  public Get<T> withoutExpired() {
    TimeToLiveCondition.requireOne(table(), this);
    return new Get<>(type, key, consistent, true, unreadable, configuration);
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
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
   * Says what becomes of an item that can't be read. Without a word it is an error, whatever the
   * client says of queries: to give nothing would say that there is no item.
   *
   * @param policy throws, or gives nothing; with a consumer, tells it first, each time the item is
   *     read
   * @return a get with the policy
   * @throws dev.singlet.error.InvalidArgumentException if the item is to be collected in a page,
   *     which a get has none of
   */
  public Get<T> onUnreadable(ReadPolicy policy) {
    ItemReading.requireWithoutPage(Objects.requireNonNull(policy, "policy"), toString());
    return new Get<>(type, key, consistent, withoutExpired, policy, configuration);
  }

  /**
   * Reads a part of the item, with a projection expression. The request costs the same: DynamoDB
   * charges for the whole item, and sends less of it.
   *
   * @param projection a projection of the entity, from its generated class
   * @param <P> the projection's record
   * @return a get of the projection
   */
  public <P> Get<P> project(ProjectedType<T, P> projection) {
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

  /** How it is read. */
  KeyedRead reading(Context context) {
    Placeholders placeholders = new Placeholders();
    String projection = projected(placeholders);
    return new KeyedRead(
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

  /** The key of its item as it is stored, with the tenant. */
  PrimaryKey key(Context context) {
    return context.key(table(), key);
  }

  PrimaryKey key() {
    return key;
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  String label() {
    return type.name() + ".get";
  }

  @Override
  Step<Optional<T>> start(Context context) {
    return Step.call(Reads.GetItem.ACTION, request(context), new Found<>(this, context));
  }

  /** What comes of the request: the record of the item. */
  private record Found<T>(Get<T> get, Context context)
      implements Outcome<GetItemResponse, Optional<T>> {

    @Override
    public Step<Optional<T>> answered(GetItemResponse answer) {
      return Step.done(get.read(answer.hasItem() ? answer.item() : Map.of(), context));
    }
  }

  /** What it gives for the item that DynamoDB answers, which is empty where there is none. */
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
    return "Get[" + type + " " + key + "]";
  }
}
