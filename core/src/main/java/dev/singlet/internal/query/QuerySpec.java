package dev.singlet.internal.query;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.runtime.key.Partitions;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * The content of a query.
 *
 * @param condition the keys that it reads, of one partition or of several
 * @param options its options
 */
public record QuerySpec<T>(AccessPattern<T> pattern, KeyCondition condition, ReadOptions options) {

  public QuerySpec {
    Objects.requireNonNull(pattern, "pattern");
    Objects.requireNonNull(condition, "condition");
  }

  public QuerySpec(AccessPattern<T> pattern, KeyCondition condition) {
    this(pattern, condition, ReadOptions.NONE);
  }

  /** Returns this query with other options. */
  public QuerySpec<T> with(ReadOptions changed) {
    return new QuerySpec<>(pattern, condition, changed);
  }

  /** Returns this query of a projection. */
  public <P> QuerySpec<P> project(Projected<T, P> projection) {
    return new QuerySpec<>(pattern.project(projection), condition, options);
  }

  /** Returns this query of the keys and marks of its items. */
  public QuerySpec<Map<String, AttributeValue>> ofEntries() {
    return new QuerySpec<>(pattern.entries(), condition, options);
  }

  /** Returns this query of the keys as they are stored, with the tenant. */
  QuerySpec<T> within(Context context) {
    KeyCondition stored = context.condition(table(), condition);
    return stored.equals(condition) ? this : of(stored);
  }

  /** Returns this query of other keys. */
  public QuerySpec<T> of(KeyCondition keys) {
    return new QuerySpec<>(pattern, keys, options);
  }

  /** Returns the places of ends in the part of the sort key that narrows this query next. */
  public KeyEnds ends() {
    return pattern.ends(condition.leading().size());
  }

  /** Starts the text of the sort key with what narrows this query so far. */
  public KeyText text() {
    return pattern.sortKey(condition).literal(condition.prefix());
  }

  /** Returns the first of its requests. Refuses a query of no values, which makes no request. */
  QueryRequest first(List<QueryRequest> requests) {
    if (requests.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + " is of no values, so it makes no request.");
    }
    return requests.get(0);
  }

  /** Returns the partitions that it reads. */
  Partitions partitions() {
    return condition.partitions();
  }

  public TableSchema table() {
    return pattern.type().table();
  }

  @Override
  public String toString() {
    return "Query[" + condition.describe(pattern, pattern.key(), pattern.type()::isShown) + "]";
  }
}
