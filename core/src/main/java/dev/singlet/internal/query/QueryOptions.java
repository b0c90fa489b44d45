package dev.singlet.internal.query;

import dev.singlet.generated.expression.Expression;
import dev.singlet.internal.context.Context;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * The options of a query.
 *
 * @param limit the number of items it returns; 0 for no limit
 * @param pageSize the number of items each request reads; 0 for as many as fit 1 MB
 * @param start the page token from which it continues; null for the start
 * @param filters the conditions on items, each of one entity
 * @param unreadable the policy for items that can't be read; null for the client's policy
 */
public record QueryOptions(
    int limit,
    int pageSize,
    boolean descending,
    boolean consistentRead,
    @Nullable String start,
    List<Expression> filters,
    boolean withoutExpired,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration override) {

  public static final QueryOptions NONE =
      new QueryOptions(0, 0, false, false, null, List.of(), false, null, null);

  private QueryOptions(Builder builder) {
    this(
        builder.limit,
        builder.pageSize,
        builder.descending,
        builder.consistentRead,
        builder.start,
        builder.filters,
        builder.withoutExpired,
        builder.unreadable,
        builder.override);
  }

  /** Copies the options, to change some of them. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** The options while they are changed. */
  public static final class Builder {

    private int limit;
    private int pageSize;
    private boolean descending;
    private boolean consistentRead;
    private @Nullable String start;
    private List<Expression> filters;
    private boolean withoutExpired;
    private @Nullable ReadPolicy unreadable;
    private @Nullable AwsRequestOverrideConfiguration override;

    private Builder(QueryOptions options) {
      limit = options.limit;
      pageSize = options.pageSize;
      descending = options.descending;
      consistentRead = options.consistentRead;
      start = options.start;
      filters = options.filters;
      withoutExpired = options.withoutExpired;
      unreadable = options.unreadable;
      override = options.override;
    }

    public Builder limit(int items) {
      limit = items;
      return this;
    }

    public Builder pageSize(int items) {
      pageSize = items;
      return this;
    }

    public Builder descending() {
      descending = true;
      return this;
    }

    public Builder consistentRead() {
      consistentRead = true;
      return this;
    }

    public Builder start(@Nullable String token) {
      start = token;
      return this;
    }

    public Builder filter(Expression filter) {
      List<Expression> more = new ArrayList<>(filters);
      more.add(filter);
      filters = List.copyOf(more);
      return this;
    }

    public Builder withoutExpired() {
      withoutExpired = true;
      return this;
    }

    public Builder onUnreadable(ReadPolicy policy) {
      unreadable = Objects.requireNonNull(policy, "policy");
      return this;
    }

    public Builder override(AwsRequestOverrideConfiguration configuration) {
      override = Objects.requireNonNull(configuration, "override");
      return this;
    }

    public QueryOptions build() {
      return new QueryOptions(this);
    }
  }

  /** Returns the policy of the query, or else that of its client. */
  public ReadPolicy policy(Context context) {
    return unreadable == null ? context.readPolicy() : unreadable;
  }
}
