package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.value.ReadPolicy;
import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * A query of an item collection: it gives its items in key order, page by page, or by entity, as
 * one value. There is no {@link #grouped} where a {@link #limit} or a page token would cut that
 * off.
 *
 * <p>A global secondary index can't be read consistently.
 *
 * @param <T> the sealed interface over the entities' records
 * @param <G> the generated record that holds the items by entity
 */
@CheckReturnValue
public class CollectionQuery<T, G> extends Query<T> {

  private final Function<ItemsByEntity<T>, G> grouping;

  /**
   * Made by generated code.
   *
   * @param pattern the access pattern
   * @param condition the partition, and what part of it
   * @param grouping puts items into the record
   */
  public CollectionQuery(
      AccessPattern<T> pattern, KeyCondition condition, Function<ItemsByEntity<T>, G> grouping) {
    this(new QuerySpec<>(pattern, condition), grouping);
  }

  private CollectionQuery(QuerySpec<T> spec, Function<ItemsByEntity<T>, G> grouping) {
    super(spec);
    this.grouping = Objects.requireNonNull(grouping, "grouping");
  }

  /**
   * Gives all items by entity, as one value, whatever number of requests that takes.
   *
   * @return the operation
   */
  public GroupedQuery<T, G> grouped() {
    return new GroupedQuery<>(new MeasuredGroupedQuery<>(this, grouping));
  }

  @Override
  public CollectionQuery<T, G> pageSize(int items) {
    return groupable(super.pageSize(items));
  }

  @Override
  public CollectionQuery<T, G> filter(Condition<? extends T> filter) {
    return groupable(super.filter(filter));
  }

  @Override
  public CollectionQuery<T, G> withoutExpired() {
    return groupable(super.withoutExpired());
  }

  @Override
  public CollectionQuery<T, G> reverse() {
    return groupable(super.reverse());
  }

  @Override
  public CollectionQuery<T, G> onUnreadable(ReadPolicy policy) {
    return groupable(super.onUnreadable(policy));
  }

  @Override
  public CollectionQuery<T, G> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return groupable(super.overrideConfiguration(override));
  }

  @Override
  protected CollectionQuery<T, G> narrow(KeyCondition narrower) {
    return groupable(super.narrow(narrower));
  }

  private CollectionQuery<T, G> groupable(Query<T> changed) {
    return new CollectionQuery<>(changed.spec(), grouping);
  }
}
