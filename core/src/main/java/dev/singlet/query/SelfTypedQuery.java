package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.value.ReadPolicy;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * A query with methods of its own, which returns its own type for every option.
 *
 * @param <S> the query's own type
 * @param <P> the type of a query that may return only a part of its range: after {@link #limit} or
 *     {@link #from}
 */
@CheckReturnValue
abstract class SelfTypedQuery<T, S extends Query<T>, P extends Query<T>> extends Query<T> {

  SelfTypedQuery(QuerySpec<T> spec) {
    super(spec);
  }

  @Override
  abstract S with(QuerySpec<T> changed);

  abstract P partly(QuerySpec<T> changed);

  @Override
  public P limit(int items) {
    return partly(spec().with(options().limit(items)));
  }

  @Override
  public P from(@Nullable String token) {
    return partly(spec().with(options().from(token)));
  }

  @Override
  public S pageSize(int items) {
    return with(options().pageSize(items));
  }

  @Override
  public S filter(Condition<? extends T> filter) {
    return with(filtered(filter));
  }

  @Override
  public S withoutExpired() {
    return with(unexpired());
  }

  @Override
  public S reverse() {
    return with(options().reversed());
  }

  @Override
  public S onUnreadable(ReadPolicy policy) {
    return with(options().onUnreadable(policy));
  }

  @Override
  public S overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(options().override(override));
  }

  @Override
  protected S narrow(KeyCondition narrower) {
    return with(spec().of(narrower));
  }

  @Override
  S with(ReadOptions changed) {
    return with(spec().with(changed));
  }
}
