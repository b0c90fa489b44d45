package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.ProjectedType;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.value.ReadPolicy;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * A query of the table itself or of a local secondary index, which can be read consistently. A
 * global secondary index can't.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public class ConsistentQuery<T> extends Query<T> {

  /**
   * Made by generated code.
   *
   * @param pattern the access pattern
   * @param condition the partition, and what part of it
   */
  public ConsistentQuery(AccessPattern<T> pattern, KeyCondition condition) {
    this(new QuerySpec<>(pattern, condition));
  }

  ConsistentQuery(QuerySpec<T> spec) {
    super(spec);
  }

  /**
   * Reads what all writes before it have written. Costs twice the capacity.
   *
   * @return a strongly consistent query
   */
  public ConsistentQuery<T> consistent() {
    return with(spec().with(options().consistentRead().build()));
  }

  @Override
  public ConsistentQuery<T> limit(int items) {
    return (ConsistentQuery<T>) super.limit(items);
  }

  @Override
  public ConsistentQuery<T> pageSize(int items) {
    return (ConsistentQuery<T>) super.pageSize(items);
  }

  @Override
  public ConsistentQuery<T> filter(Condition<? extends T> filter) {
    return (ConsistentQuery<T>) super.filter(filter);
  }

  @Override
  public ConsistentQuery<T> withoutExpired() {
    return (ConsistentQuery<T>) super.withoutExpired();
  }

  @Override
  public ConsistentQuery<T> reverse() {
    return (ConsistentQuery<T>) super.reverse();
  }

  @Override
  public ConsistentQuery<T> from(@Nullable String token) {
    return (ConsistentQuery<T>) super.from(token);
  }

  @Override
  public ConsistentQuery<T> onUnreadable(ReadPolicy policy) {
    return (ConsistentQuery<T>) super.onUnreadable(policy);
  }

  @Override
  public ConsistentQuery<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return (ConsistentQuery<T>) super.overrideConfiguration(override);
  }

  @Override
  public <P> ConsistentQuery<P> project(ProjectedType<T, P> projection) {
    return new ConsistentQuery<>(spec().project(projection));
  }

  @Override
  protected ConsistentQuery<T> narrow(KeyCondition narrower) {
    return (ConsistentQuery<T>) super.narrow(narrower);
  }

  @Override
  ConsistentQuery<T> with(QuerySpec<T> changed) {
    return new ConsistentQuery<>(changed);
  }
}
