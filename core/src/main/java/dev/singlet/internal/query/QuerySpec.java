package dev.singlet.internal.query;

import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.ProjectedType;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.internal.context.Context;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The content of a query.
 *
 * @param condition the keys that it reads, of one partition or of several
 * @param options its options
 */
public record QuerySpec<T>(AccessPattern<T> pattern, KeyCondition condition, QueryOptions options) {

  public QuerySpec {
    Objects.requireNonNull(pattern, "pattern");
    Objects.requireNonNull(condition, "condition");
  }

  public QuerySpec(AccessPattern<T> pattern, KeyCondition condition) {
    this(pattern, condition, QueryOptions.NONE);
  }

  /** Returns this query with other options. */
  public QuerySpec<T> with(QueryOptions changed) {
    return new QuerySpec<>(pattern, condition, changed);
  }

  /** Returns this query of a projection. */
  public <P> QuerySpec<P> project(ProjectedType<T, P> projection) {
    return new QuerySpec<>(pattern.project(projection), condition, options);
  }

  /** Returns this query from a page token on. */
  public QuerySpec<T> from(@Nullable String token) {
    return with(options.toBuilder().start(token).build());
  }

  /** Returns this query of the keys as they are stored, with the tenant. */
  QuerySpec<T> within(Context context) {
    KeyCondition stored = context.condition(table(), condition);
    return stored.equals(condition) ? this : new QuerySpec<>(pattern, stored, options);
  }

  /** Returns this query of a part of the keys. */
  public QuerySpec<T> of(KeyCondition part) {
    return new QuerySpec<>(pattern, part, options);
  }

  /** Returns the number of partitions. */
  int partitions() {
    return condition.partitions().size();
  }

  public TableSchema table() {
    return pattern.type().table();
  }

  @Override
  public String toString() {
    return "Query[" + condition.describe(pattern) + "]";
  }
}
