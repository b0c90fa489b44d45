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
 * A {@link CollectionQuery} of the table itself or of a local secondary index, which can be read
 * consistently.
 *
 * @param <T> the sealed interface over the entities' records
 * @param <G> the generated record that holds the items by entity
 */
@CheckReturnValue
public class ConsistentCollectionQuery<T, G> extends ConsistentQuery<T> {

  private final Function<ItemsByEntity<T>, G> grouping;

  /**
   * Made by generated code.
   *
   * @param pattern the access pattern
   * @param condition the partition, and what part of it
   * @param grouping puts items into the record
   */
  public ConsistentCollectionQuery(
      AccessPattern<T> pattern, KeyCondition condition, Function<ItemsByEntity<T>, G> grouping) {
    this(new QuerySpec<>(pattern, condition), grouping);
  }

  private ConsistentCollectionQuery(QuerySpec<T> spec, Function<ItemsByEntity<T>, G> grouping) {
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
  public ConsistentCollectionQuery<T, G> consistent() {
    return groupable(super.consistent());
  }

  @Override
  public ConsistentCollectionQuery<T, G> pageSize(int items) {
    return groupable(super.pageSize(items));
  }

  @Override
  public ConsistentCollectionQuery<T, G> filter(Condition<? extends T> filter) {
    return groupable(super.filter(filter));
  }

  @Override
  public ConsistentCollectionQuery<T, G> withoutExpired() {
    return groupable(super.withoutExpired());
  }

  @Override
  public ConsistentCollectionQuery<T, G> reverse() {
    return groupable(super.reverse());
  }

  @Override
  public ConsistentCollectionQuery<T, G> onUnreadable(ReadPolicy policy) {
    return groupable(super.onUnreadable(policy));
  }

  @Override
  public ConsistentCollectionQuery<T, G> overrideConfiguration(
      AwsRequestOverrideConfiguration override) {
    return groupable(super.overrideConfiguration(override));
  }

  @Override
  protected ConsistentCollectionQuery<T, G> narrow(KeyCondition narrower) {
    return groupable(super.narrow(narrower));
  }

  private ConsistentCollectionQuery<T, G> groupable(Query<T> changed) {
    return new ConsistentCollectionQuery<>(changed.spec(), grouping);
  }
}
