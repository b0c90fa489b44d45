package dev.singlet.internal.query;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.query.PageStart.Place;
import dev.singlet.value.UnreadableItem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * One execution of a query. The partitions of a group are read ahead, at the same time, and their
 * items are merged in the order of their sort keys. One partition needs no merging.
 */
public final class QueryExecution<T> implements Steps<PageRead<T>> {

  /** The number of partitions read at a time. */
  static final int MAX_AT_ONCE = 32;

  private final QuerySpec<T> query;
  private final int limit;
  private final boolean backwards;
  private final ItemReading<T> reading;
  private final QueryTokens tokens;
  private final OpenPartitions partitions;
  private final boolean isMerged;
  private final List<T> items = new ArrayList<>();

  /** The key attributes of each item; partitions only if there are several. */
  private final List<Map<String, AttributeValue>> keys = new ArrayList<>();

  private final List<Integer> partitionOfEach = new ArrayList<>();

  /** The place after which the current page starts, in its direction. */
  private @Nullable Place start;

  /** The first and the last item taken for the current page. */
  private @Nullable Place first;

  private @Nullable Map<String, AttributeValue> last;
  private int lastPartition;
  private int given;

  public QueryExecution(QuerySpec<T> query, Context context) {
    this.query = query;
    QuerySpec<T> stored = query.within(context);
    this.limit = query.options().limit();
    this.reading = ItemReading.of(query.pattern(), query.options().policy(context), context);
    this.tokens = new QueryTokens(stored, context);
    PageStart from = tokens.start();
    this.backwards = from.backwards();
    this.start = from.place();
    Instant now = context.clock().instant();
    this.partitions =
        new OpenPartitions(stored, from, tokens, context, part -> QueryExpression.of(part, now));
    this.isMerged = stored.partitions().areSeveral();
  }

  /**
   * Begins an execution that returns items without pages.
   *
   * @throws InvalidPageTokenException if it continues from a token that leads back (SGR0202)
   */
  public static <T> QueryExecution<T> ofItems(QuerySpec<T> query, Context context) {
    QueryExecution<T> execution = new QueryExecution<>(query, context);
    execution.requireForwards();
    return execution;
  }

  /**
   * Requires that the items can be read one by one.
   *
   * @throws InvalidPageTokenException if it continues from a token that leads back (SGR0202)
   */
  public void requireForwards() {
    if (backwards) {
      throw new InvalidPageTokenException(
          "The page token leads back to the items before a page of "
              + query.pattern()
              + ". Items can be read one by one in the query's own order only. Read a page"
              + " with this token, or pages.");
    }
  }

  /** Returns the requests to send next: one for each partition that is read. */
  public List<QueryRequest> requests() {
    List<PartitionCursor> open = partitions.open();
    List<PartitionCursor> left = open.stream().filter(cursor -> !cursor.isAtEnd()).toList();
    return (left.isEmpty() ? open : left)
        .stream().map(cursor -> cursor.request(wanted(), leavesOut())).toList();
  }

  /** Reads one page, with as many requests as its limit needs. */
  public <P> Step<P> page(Object operation, Function<PageRead<T>, P> result) {
    return hasNext()
        ? readOn()
            .then(read -> isWhole() ? Step.done(result.apply(page())) : rest(operation, result))
        : Step.done(result.apply(page()));
  }

  private <P> Step<P> rest(Object operation, Function<PageRead<T>, P> result) {
    return Step.begin(
        () -> restOfPage().map(result),
        failure -> {
          SdkException cause = UnfinishedException.requestFailure(failure);
          if (cause == null || (isMerged && items.isEmpty())) {
            return null;
          }
          String done =
              String.format("%d items were read in %d requests", given, partitions.requests());
          throw UnfinishedException.of(operation, done, result.apply(page()), cause);
        });
  }

  private Step<PageRead<T>> restOfPage() {
    return readOn().then(read -> isWhole() ? Step.done(page()) : restOfPage());
  }

  /** Reads all items of the range into one page. */
  public Step<PageRead<T>> wholeRange() {
    return readOn().then(read -> hasNext() ? wholeRange() : Step.done(page()));
  }

  /** Reads the next part of the items. */
  @Override
  public Step<PageRead<T>> next() {
    merge();
    return !hasNext() || !items.isEmpty()
        ? Step.done(page())
        : readOn()
            .then(read -> isMerged && hasNext() && items.isEmpty() ? next() : Step.done(page()));
  }

  @Override
  public boolean hasNext() {
    return !isFull() && partitions.goesOn();
  }

  private boolean isFull() {
    return limit > 0 && given == limit;
  }

  /**
   * Returns whether the page is complete. Without a limit, a page of one partition is one answer,
   * and a merged page is all items whose order is known.
   */
  private boolean isWhole() {
    return !hasNext() || (limit == 0 && (!isMerged || !items.isEmpty()));
  }

  /** Reads from the partitions whose next item is unknown. */
  private Step<QueryExecution<T>> readOn() {
    List<PartitionCursor> open = partitions.open();
    if (open.size() == 1) {
      return open.get(0).read(wanted(), leavesOut()).then(read -> merged());
    }
    List<Step<PartitionCursor>> reads = new ArrayList<>();
    for (PartitionCursor cursor : open) {
      if (cursor.needsRead()) {
        reads.add(cursor.read(wanted(), leavesOut()));
      }
    }
    return Step.parallel(reads.iterator(), Math.min(reads.size(), MAX_AT_ONCE))
        .then(read -> merged());
  }

  private Step<QueryExecution<T>> merged() {
    merge();
    return Step.done(this);
  }

  /** Takes items as long as the next one is known. */
  private void merge() {
    while (!isFull()) {
      PartitionCursor next = partitions.leading();
      if (next != null) {
        take(next);
      } else if (!partitions.openNext()) {
        return;
      }
    }
  }

  private void take(PartitionCursor cursor) {
    Map<String, AttributeValue> stored = cursor.take();
    last = stored;
    lastPartition = cursor.number();
    if (first == null) {
      first = new Place(lastPartition, tokens.position(stored));
    }
    T item = reading.read(stored);
    if (item != null) {
      items.add(item);
      keys.add(tokens.keysOf(stored));
      if (isMerged) {
        partitionOfEach.add(lastPartition);
      }
      given++;
    }
  }

  private long wanted() {
    return limit == 0 ? 0 : limit - given;
  }

  private boolean leavesOut() {
    return partitions.open().get(0).isFiltered() || reading.leftOut();
  }

  /** Returns the items taken since the last page. */
  private PageRead<T> page() {
    List<UnreadableItem> unreadable = reading.takeCollected();
    if (backwards) {
      unreadable = new ArrayList<>(unreadable);
      Collections.reverse(items);
      Collections.reverse(keys);
      Collections.reverse(partitionOfEach);
      Collections.reverse(unreadable);
    }
    Place end = partitions.goesOn() ? end() : null;
    PageRead<T> page =
        new PageRead<>(
            items, unreadable, links(end), partitions.itemsRead(), partitions.requests());
    items.clear();
    keys.clear();
    partitionOfEach.clear();
    start = end;
    first = null;
    last = null;
    return page;
  }

  /** Returns the place after which the next page starts. */
  private @Nullable Place end() {
    if (!isMerged) {
      PartitionCursor only = partitions.open().get(0);
      if (only.head() == null) {
        return only.next();
      }
    }
    return last == null ? start : new Place(lastPartition, tokens.position(last));
  }

  private PageLinks links(@Nullable Place end) {
    List<Map<String, AttributeValue>> each = List.copyOf(keys);
    List<Integer> partitionOf = List.copyOf(partitionOfEach);
    String onwards = end == null ? null : token(backwards, end);
    String back = start == null ? null : token(!backwards, first == null ? end : first);
    return new PageLinks(
        backwards ? back : onwards,
        backwards ? onwards : back,
        backwards,
        each,
        (index, before) -> {
          int partition = partitionOf.isEmpty() ? 0 : partitionOf.get(index);
          return token(before, new Place(partition, tokens.position(each.get(index))));
        });
  }

  private String token(boolean leadsBack, @Nullable Place place) {
    return tokens.encode(new PageStart(leadsBack, place));
  }

  @Override
  public String toString() {
    return query.toString();
  }
}
