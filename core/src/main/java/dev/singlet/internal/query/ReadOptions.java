package dev.singlet.internal.query;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * The options of a query or a scan. Zero means that a limit or a page size is not set.
 *
 * @param start the page token or the checkpoint to start from; null to start at the beginning
 * @param filters the conditions on items, each of one entity
 * @param liveOnly true to leave out expired items
 * @param unreadable the policy for items that can't be read; null for the client's policy
 */
public record ReadOptions(
    int limit,
    int pageSize,
    boolean descending,
    boolean consistent,
    @Nullable String start,
    List<Expression> filters,
    boolean liveOnly,
    @Nullable ReadPolicy unreadable,
    @Nullable AwsRequestOverrideConfiguration override) {

  /** If items are dropped, a request asks for at most 256 times the number wanted. */
  private static final int MAX_DOUBLINGS = 8;

  public static final ReadOptions NONE =
      new ReadOptions(0, 0, false, false, null, List.of(), false, null, null);

  public ReadOptions limit(int items) {
    requirePositive("limit", items);
    Builder copy = new Builder(this);
    copy.limit = items;
    return copy.build();
  }

  public ReadOptions pageSize(int items) {
    requirePositive("pageSize", items);
    Builder copy = new Builder(this);
    copy.pageSize = items;
    return copy.build();
  }

  public ReadOptions reversed() {
    Builder copy = new Builder(this);
    copy.descending = true;
    return copy.build();
  }

  public ReadOptions consistently() {
    Builder copy = new Builder(this);
    copy.consistent = true;
    return copy.build();
  }

  public ReadOptions from(@Nullable String token) {
    Builder copy = new Builder(this);
    copy.start = token;
    return copy.build();
  }

  public ReadOptions withoutExpired() {
    Builder copy = new Builder(this);
    copy.liveOnly = true;
    return copy.build();
  }

  public ReadOptions onUnreadable(ReadPolicy policy) {
    Objects.requireNonNull(policy, "policy");
    Builder copy = new Builder(this);
    copy.unreadable = policy;
    return copy.build();
  }

  public ReadOptions override(AwsRequestOverrideConfiguration sdk) {
    Objects.requireNonNull(sdk, "override");
    Builder copy = new Builder(this);
    copy.override = sdk;
    return copy.build();
  }

  /**
   * Adds a filter to the others.
   *
   * @param pattern the items that are read
   * @param operation the operation, for the message
   * @throws InvalidArgumentException if nothing tells which entity of an item collection the filter
   *     is for, or if the index doesn't hold an attribute of the filter
   */
  public ReadOptions filter(Expression filter, AccessPattern<?> pattern, Object operation) {
    if (filter.isAlways()) {
      return this;
    }
    requireWithin(pattern, filter, operation);
    if (filter.entity() == null && pattern.type().entities().size() > 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          operation
              + ": the filter uses no attribute, so nothing tells which entity it is for. Filter"
              + " by an attribute, or leave the filter out.");
    }
    List<Expression> all = new ArrayList<>(filters);
    all.add(filter);
    Builder copy = new Builder(this);
    copy.filters = all;
    return copy.build();
  }

  /** DynamoDB would take an attribute that an index doesn't hold for one that no item has. */
  private static void requireWithin(AccessPattern<?> pattern, Expression filter, Object operation) {
    IndexSchema index = pattern.index();
    if (index == null) {
      return;
    }
    KeySchema primary = pattern.type().table().key();
    Set<Path> paths = new LinkedHashSet<>();
    filter.addPaths(paths);
    for (Path path : paths) {
      if (!index.holds(path.root(), primary)) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            String.format(
                "%s can't filter by %s: the index %s doesn't hold it. Include it in the index, or"
                    + " filter the whole items.",
                operation, path.root(), index.name()));
      }
    }
  }

  private static void requirePositive(String name, int items) {
    if (items < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, name + "(" + items + "): give 1 or more.");
    }
  }

  /**
   * Returns the limit of a request. DynamoDB's limit also counts the items that a filter drops, so
   * it grows with each request that may have dropped some.
   *
   * @param wanted the number of items that are still wanted; zero for all
   * @param requests the number of earlier requests, if some of their items were dropped
   */
  public @Nullable Integer requestLimit(long wanted, boolean isFiltered, int requests) {
    if (wanted == 0 || (isFiltered && pageSize > 0)) {
      return pageSize == 0 ? null : (Integer) pageSize;
    }
    long more = wanted << Math.min(requests, MAX_DOUBLINGS);
    return (int) Math.min(more, pageSize == 0 ? Integer.MAX_VALUE : pageSize);
  }

  /** Returns the policy for unreadable items, or else that of the client. */
  public ReadPolicy policy(Context context) {
    return unreadable == null ? context.reading().policy() : unreadable;
  }

  /** Copies options, to change one of them. */
  private static final class Builder {

    private int limit;
    private int pageSize;
    private boolean descending;
    private boolean consistent;
    private @Nullable String start;
    private List<Expression> filters;
    private boolean liveOnly;
    private @Nullable ReadPolicy unreadable;
    private @Nullable AwsRequestOverrideConfiguration override;

    Builder(ReadOptions options) {
      limit = options.limit;
      pageSize = options.pageSize;
      descending = options.descending;
      consistent = options.consistent;
      start = options.start;
      filters = options.filters;
      liveOnly = options.liveOnly;
      unreadable = options.unreadable;
      override = options.override;
    }

    ReadOptions build() {
      return new ReadOptions(
          limit, pageSize, descending, consistent, start, filters, liveOnly, unreadable, override);
    }
  }
}
