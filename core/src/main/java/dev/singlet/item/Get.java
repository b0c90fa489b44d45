package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Reads one item by its primary key: one {@code GetItem} request. It costs half a read capacity
 * unit for each 4 KB of the item, rounded up; a consistent read costs a whole unit. The result is
 * empty if there is no item, or one of another entity.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class Get<T> extends Operation<Optional<T>> {

  private final GetSpec<T> spec;

  /**
   * Called by generated code.
   *
   * @param type the type of the item
   * @param key the item's key
   */
  public Get(ItemType<T> type, PrimaryKey key) {
    this(new GetSpec<>(type, key));
  }

  private Get(GetSpec<T> spec) {
    this.spec = spec;
  }

  /**
   * Reads the result of all earlier writes. Costs twice the capacity.
   *
   * @return a strongly consistent get
   */
  public Get<T> consistent() {
    return new Get<>(spec.consistently());
  }

  /**
   * Treats an item that has expired as absent. DynamoDB itself deletes it only within days.
   *
   * @return a get that compares the item's time to live with the client's clock
   * @throws dev.singlet.error.InvalidArgumentException if no entity of the table has a
   *     {@code @TimeToLive}
   */
  public Get<T> withoutExpired() {
    return new Get<>(spec.withoutExpired());
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request only.
   *
   * @param override the SDK's own request configuration
   * @return a get with it
   */
  public Get<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Get<>(spec.configuration(override));
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
    return new Get<>(spec.onUnreadable(policy));
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
    return new Get<>(spec.project(projection));
  }

  @Override
  public GetItemRequest toRequest() {
    return (GetItemRequest) super.toRequest();
  }

  @Override
  public GetItemRequest toRequest(RequestContext context) {
    return (GetItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected GetSpec<T> description() {
    return spec;
  }

  /**
   * Returns what batches and transactions need to know of a get. It isn't for programs: the result
   * is of a type that is not exported.
   *
   * @param get the get
   * @return its description
   * @param <T> the type of the item
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static <T> GetSpec<T> describe(Get<T> get) {
    return get.spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
