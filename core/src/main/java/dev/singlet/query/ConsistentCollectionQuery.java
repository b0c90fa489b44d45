package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.key.KeyCondition;
import java.util.Objects;
import java.util.function.Function;

/**
 * A {@link CollectionQuery} of the table itself or of a local secondary index, which DynamoDB can
 * read consistently.
 *
 * @param <T> the sealed interface over the entities' records
 * @param <G> the generated record that holds the items by entity; {@link ItemsByEntity} if they are
 *     projections
 */
@CheckReturnValue
public class ConsistentCollectionQuery<T, G>
    extends SelfTypedQuery<T, ConsistentCollectionQuery<T, G>, ConsistentQuery<T>> {

  private final Function<ItemsByEntity<T>, G> grouping;

  /**
   * Called by generated code.
   *
   * @param pattern the access pattern
   * @param condition the condition on the key
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
   * Returns all items by entity, as one value, however many requests that takes.
   *
   * @return the operation
   */
  public GroupedQuery<G> grouped() {
    return GroupedQuery.of(spec(), grouping);
  }

  /**
   * Reads the result of all earlier writes. Costs twice the capacity.
   *
   * @return a strongly consistent query
   */
  public ConsistentCollectionQuery<T, G> consistent() {
    return with(options().consistently());
  }

  /**
   * {@inheritDoc}
   *
   * <p>The group of such a query has the items by the records of the projection.
   */
  @Override
  public <P> ConsistentCollectionQuery<P, ItemsByEntity<P>> project(Projected<T, P> projection) {
    return new ConsistentCollectionQuery<>(spec().project(projection), Function.identity());
  }

  @Override
  ConsistentCollectionQuery<T, G> with(QuerySpec<T> changed) {
    return new ConsistentCollectionQuery<>(changed, grouping);
  }

  @Override
  ConsistentQuery<T> partly(QuerySpec<T> changed) {
    return new ConsistentQuery<>(changed);
  }
}
