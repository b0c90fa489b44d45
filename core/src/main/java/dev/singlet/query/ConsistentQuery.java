package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.key.KeyCondition;

/**
 * A query of the table itself or of a local secondary index, which DynamoDB can read consistently.
 * A global secondary index can't be read consistently.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public class ConsistentQuery<T> extends SelfTypedQuery<T, ConsistentQuery<T>, ConsistentQuery<T>> {

  /**
   * Called by generated code.
   *
   * @param pattern the access pattern
   * @param condition the condition on the key
   */
  public ConsistentQuery(AccessPattern<T> pattern, KeyCondition condition) {
    this(new QuerySpec<>(pattern, condition));
  }

  ConsistentQuery(QuerySpec<T> spec) {
    super(spec);
  }

  /**
   * Reads the result of all earlier writes. Costs twice the capacity.
   *
   * @return a strongly consistent query
   */
  public ConsistentQuery<T> consistent() {
    return with(options().consistently());
  }

  @Override
  public <P> ConsistentQuery<P> project(Projected<T, P> projection) {
    return new ConsistentQuery<>(spec().project(projection));
  }

  @Override
  ConsistentQuery<T> with(QuerySpec<T> changed) {
    return new ConsistentQuery<>(changed);
  }

  @Override
  ConsistentQuery<T> partly(QuerySpec<T> changed) {
    return with(changed);
  }
}
