package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.key.KeyCondition;
import java.util.Objects;
import java.util.function.Function;

/**
 * A query of an item collection in a global secondary index. It returns the items in key order,
 * page by page, or all of them grouped by entity. You can't call {@link #grouped} after {@link
 * #limit} or with a page token: they would cut the group off.
 *
 * @param <T> the sealed interface over the entities' records
 * @param <G> the generated record that holds the items by entity; {@link ItemsByEntity} if they are
 *     projections
 */
@CheckReturnValue
public class CollectionQuery<T, G> extends SelfTypedQuery<T, CollectionQuery<T, G>, Query<T>> {

  private final Function<ItemsByEntity<T>, G> grouping;

  /**
   * Called by generated code.
   *
   * @param pattern the access pattern
   * @param condition the condition on the key
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
   * Returns all items by entity, as one value, however many requests that takes.
   *
   * @return the operation
   */
  public GroupedQuery<G> grouped() {
    return GroupedQuery.of(spec(), grouping);
  }

  /**
   * {@inheritDoc}
   *
   * <p>In the group of such a query, the records of the projection take the place of the entities.
   */
  @Override
  public <P> CollectionQuery<P, ItemsByEntity<P>> project(Projected<T, P> projection) {
    return new CollectionQuery<>(spec().project(projection), Function.identity());
  }

  @Override
  CollectionQuery<T, G> with(QuerySpec<T> changed) {
    return new CollectionQuery<>(changed, grouping);
  }

  @Override
  Query<T> partly(QuerySpec<T> changed) {
    return new Query<>(changed);
  }
}
