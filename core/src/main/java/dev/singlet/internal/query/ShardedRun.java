package dev.singlet.internal.query;

import dev.singlet.Page;
import dev.singlet.PageLinks;
import dev.singlet.Query;

import dev.singlet.internal.query.PartitionCursor.Ahead;
import dev.singlet.internal.query.ShardStart.Place;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.text.KeyOrder;
import dev.singlet.value.UnreadableItem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * One execution of a query of a sharded access pattern: the items of all its partitions, merged in
 * key order, which is the same from either end. So the place of one item tells where to read on,
 * and where to turn back, in all partitions.
 */
final class ShardedRun<T> implements Steps<Page<T>> {

  /** How many requests for different partitions are under way at a time. */
  static final int MAX_AT_ONCE = 32;

  private final int limit;
  private final boolean isFiltered;
  private final boolean backwards;
  private final ItemReading<T> reading;
  private final ShardTokens tokens;
  private final List<PartitionCursor> lanes = new ArrayList<>();
  private final Comparator<PartitionCursor> order;

  /** What is given of the present page, and where each of the items is. */
  private final List<T> items = new ArrayList<>();

  private final List<Place> places = new ArrayList<>();

  /** Where the present page starts, and its first and last item, the way it is read. */
  private @Nullable Place start;

  private @Nullable Place first;
  private @Nullable Place last;
  private int given;

  ShardedRun(Query<T> query, Context context) {
    QueryOptions options = query.options();
    Query<T> stored = query.within(context);
    this.limit = options.limit();
    this.reading = ItemReading.of(query.pattern(), options.policy(context), context);
    this.tokens = new ShardTokens(stored, context);
    ShardStart from = tokens.start();
    this.backwards = from.backwards();
    this.start = from.place();
    this.last = start;
    Instant now = context.clock().instant();
    for (ShardStart.Part<T> part : from.parts(stored, tokens.range())) {
      QueryExpression expression = QueryExpression.of(part.query(), now);
      QueryRequests requests = new QueryRequests(part.query(), expression, context, part.start());
      lanes.add(new PartitionCursor(lanes.size(), requests, part.isEmpty()));
    }
    this.isFiltered = lanes.get(0).isFiltered();
    this.order = order(options.descending() != backwards);
  }

  /**
   * One whose items are taken as they are read.
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that leads
   *     back
   */
  static <T> ShardedRun<T> ofItems(Query<T> query, Context context) {
    ShardedRun<T> run = new ShardedRun<>(query, context);
    if (run.backwards) {
      throw QueryExecution.leadsBack(query);
    }
    return run;
  }

  /** The first requests, one for each partition in which something can be left. */
  List<QueryRequest> requests() {
    List<PartitionCursor> left = lanes.stream().filter(lane -> !lane.isAtEnd()).toList();
    return (left.isEmpty() ? lanes : left)
        .stream().map(lane -> lane.request(remaining(), leavesOut())).toList();
  }

  /** One page of all the requests that its limit takes, which is asked for by an operation. */
  Step<Page<T>> wholePage(Query<T> operation) {
    return Step.begin(
        this::restOfPage,
        failure -> {
          SdkException cause = UnfinishedException.requestFailure(failure);
          if (cause == null || items.isEmpty()) {
            return null;
          }
          String done = given + " items were read";
          throw UnfinishedException.of(operation, done, page(), cause);
        });
  }

  private Step<Page<T>> restOfPage() {
    merge();
    boolean isWhole = !hasNext() || (limit == 0 && !items.isEmpty());
    return isWhole ? Step.done(page()) : readOn().then(read -> restOfPage());
  }

  /** One page of all the requests to the end of the range. */
  Step<Page<T>> wholeRange() {
    merge();
    return hasNext() ? readOn().then(read -> wholeRange()) : Step.done(page());
  }

  /** One page of what can be given before more has to be read. */
  @Override
  public Step<Page<T>> next() {
    merge();
    boolean isSome = !hasNext() || !items.isEmpty();
    return isSome ? Step.done(page()) : readOn().then(read -> next());
  }

  @Override
  public boolean hasNext() {
    return !isFull() && goesOn();
  }

  private boolean goesOn() {
    return lanes.stream().anyMatch(lane -> !lane.isAtEnd());
  }

  private boolean isFull() {
    return limit > 0 && given == limit;
  }

  /** Gives items as long as it is known which one comes next. */
  private void merge() {
    while (!isFull() && lanes.stream().noneMatch(PartitionCursor::isShort)) {
      PartitionCursor next = lanes.stream().filter(lane -> lane.head() != null).min(order).orElse(null);
      if (next == null) {
        return;
      }
      give(next.take());
    }
  }

  private void give(Ahead next) {
    last = next.place();
    first = first == null ? last : first;
    T item = reading.read(next.item());
    if (item != null) {
      items.add(item);
      places.add(last);
      given++;
    }
  }

  private Step<List<PartitionCursor>> readOn() {
    List<Step<PartitionCursor>> reads = new ArrayList<>();
    for (PartitionCursor lane : lanes) {
      if (lane.isShort()) {
        reads.add(lane.read(remaining(), leavesOut()));
      }
    }
    return Step.lanes(reads.iterator(), Math.min(reads.size(), MAX_AT_ONCE));
  }

  private int remaining() {
    return limit == 0 ? 0 : limit - given;
  }

  private boolean leavesOut() {
    return isFiltered || reading.leftOut();
  }

  private Page<T> page() {
    List<UnreadableItem> unreadable = new ArrayList<>(reading.takeCollected());
    if (backwards) {
      Collections.reverse(items);
      Collections.reverse(places);
      Collections.reverse(unreadable);
    }
    Page<T> page =
        new Page<>(
            items,
            unreadable,
            links(),
            lanes.stream().mapToInt(PartitionCursor::itemsRead).sum(),
            lanes.stream().mapToInt(PartitionCursor::requests).sum());
    items.clear();
    places.clear();
    start = last;
    first = null;
    return page;
  }

  private PageLinks links() {
    List<Place> each = List.copyOf(places);
    String onwards = goesOn() ? token(backwards, last) : null;
    String back = start == null ? null : token(!backwards, first);
    return new PageLinks(
        backwards ? back : onwards,
        backwards ? onwards : back,
        backwards,
        (index, before) -> token(before, each.get(index)));
  }

  private String token(boolean leadsBack, @Nullable Place place) {
    return tokens.encode(new ShardStart(leadsBack, place));
  }

  /**
   * By sort key, of equal ones by the partition's number: how DynamoDB has those of one partition,
   * it tells by giving them only.
   */
  private static Comparator<PartitionCursor> order(boolean descending) {
    Comparator<PartitionCursor> ascending =
        Comparator.comparing(PartitionCursor::sortKey, Comparator.nullsFirst(KeyOrder::compare))
            .thenComparing(PartitionCursor::number);
    return descending ? ascending.reversed() : ascending;
  }
}
