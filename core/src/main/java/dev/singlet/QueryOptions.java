package dev.singlet;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/** How a query is read; zero stands for a limit or a page size that is not set. */
record QueryOptions(
    int limit,
    int pageSize,
    boolean descending,
    boolean consistentRead,
    @Nullable String start,
    @Nullable AwsRequestOverrideConfiguration override) {

  static final QueryOptions NONE = new QueryOptions(0, 0, false, false, null, null);

  QueryOptions limit(int items) {
    return new QueryOptions(items, pageSize, descending, consistentRead, start, override);
  }

  QueryOptions pageSize(int items) {
    return new QueryOptions(limit, items, descending, consistentRead, start, override);
  }

  QueryOptions reverse() {
    return new QueryOptions(limit, pageSize, true, consistentRead, start, override);
  }

  QueryOptions consistent() {
    return new QueryOptions(limit, pageSize, descending, true, start, override);
  }

  QueryOptions from(@Nullable String token) {
    return new QueryOptions(limit, pageSize, descending, consistentRead, token, override);
  }

  QueryOptions configuration(AwsRequestOverrideConfiguration configuration) {
    return new QueryOptions(limit, pageSize, descending, consistentRead, start, configuration);
  }
}
