package dev.singlet.internal.query;

import dev.singlet.attribute.Condition;
import dev.singlet.internal.context.Context;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/** How a query is read; zero stands for a limit or a page size that is not set. */
record QueryOptions(
    int limit,
    int pageSize,
    boolean descending,
    boolean consistentRead,
    @Nullable String start,
    List<Condition<?>> filters,
    boolean withoutExpired,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration override) {

  static final QueryOptions NONE =
      new QueryOptions(0, 0, false, false, null, List.of(), false, null, null);

  QueryOptions limit(int items) {
    return new QueryOptions(
        items,
        pageSize,
        descending,
        consistentRead,
        start,
        filters,
        withoutExpired,
        unreadable,
        override);
  }

  QueryOptions pageSize(int items) {
    return new QueryOptions(
        limit,
        items,
        descending,
        consistentRead,
        start,
        filters,
        withoutExpired,
        unreadable,
        override);
  }

  QueryOptions reverse() {
    return new QueryOptions(
        limit,
        pageSize,
        true,
        consistentRead,
        start,
        filters,
        withoutExpired,
        unreadable,
        override);
  }

  QueryOptions consistent() {
    return new QueryOptions(
        limit, pageSize, descending, true, start, filters, withoutExpired, unreadable, override);
  }

  QueryOptions from(@Nullable String token) {
    return new QueryOptions(
        limit,
        pageSize,
        descending,
        consistentRead,
        token,
        filters,
        withoutExpired,
        unreadable,
        override);
  }

  QueryOptions configuration(AwsRequestOverrideConfiguration configuration) {
    return new QueryOptions(
        limit,
        pageSize,
        descending,
        consistentRead,
        start,
        filters,
        withoutExpired,
        unreadable,
        configuration);
  }

  QueryOptions filter(Condition<?> filter) {
    List<Condition<?>> more = new ArrayList<>(filters);
    more.add(filter);
    return new QueryOptions(
        limit,
        pageSize,
        descending,
        consistentRead,
        start,
        List.copyOf(more),
        withoutExpired,
        unreadable,
        override);
  }

  QueryOptions live() {
    return new QueryOptions(
        limit, pageSize, descending, consistentRead, start, filters, true, unreadable, override);
  }

  QueryOptions onUnreadable(ReadPolicy policy) {
    return new QueryOptions(
        limit,
        pageSize,
        descending,
        consistentRead,
        start,
        filters,
        withoutExpired,
        policy,
        override);
  }

  /** What is done with unreadable items, where the client has a say. */
  ReadPolicy policy(Context context) {
    return unreadable == null ? context.readPolicy() : unreadable;
  }
}
