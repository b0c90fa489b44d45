package dev.singlet;

import dev.singlet.ShardLane.Ahead;
import dev.singlet.ShardStart.Start;
import dev.singlet.internal.KeyOrder;
import dev.singlet.position.PagePosition;
import dev.singlet.position.PageStart;
import dev.singlet.step.Step;
import dev.singlet.step.Steps;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * One execution of a query of a sharded access pattern: the items of all its partitions, merged in
 * key order, which is the same from either end. An item is given when it is known what follows it
 * in its partition, so that a page can be continued, and turned back from, between any two of its
 * items.
 */
final class ShardedRun<T> implements Steps<Page<T>> {

  /** How many requests for different partitions are under way at a time. */
  static final int MAX_AT_ONCE = 32;

  private final int limit;
  private final boolean isFiltered;
  private final boolean backwards;
  private final ItemReading<T> reading;
  private final ShardTokens tokens;
  private final List<ShardLane> lanes = new ArrayList<>();
  private final Comparator<ShardLane> order;

  /** What is given of the present page, and how many items had been taken with each of them. */
  private final List<T> items = new ArrayList<>();

  private final List<Integer> places = new ArrayList<>();
  private final List<ShardPage.Taken> taken = new ArrayList<>();
  private List<Start> starts;
  private int given;

  ShardedRun(Query<T> query, RequestContext context) {
    QueryOptions options = query.options();
    Query<T> stored = query.within(context);
    List<Query<T>> shards = stored.shards();
    this.limit = options.limit();
    this.reading = new ItemReading<>(query.pattern().type(), options.policy(context), context);
    this.tokens = new ShardTokens(stored, context);
    ShardStart start = tokens.start();
    this.backwards = start.backwards();
    this.starts = start.shards();
    Instant now = context.clock().instant();
    for (int i = 0; i < shards.size(); i++) {
      QueryExpression expression = QueryExpression.of(shards.get(i), now);
      QueryRequests requests =
          new QueryRequests(shards.get(i), expression, context, PageStart.end(backwards));
      lanes.add(new ShardLane(i, requests, starts.get(i)));
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
  static <T> ShardedRun<T> ofItems(Query<T> query, RequestContext context) {
    ShardedRun<T> run = new ShardedRun<>(query, context);
    if (run.backwards) {
      throw QueryRun.leadsBack(query);
    }
    return run;
  }

  /** The first requests, one for each partition. */
  List<QueryRequest> requests() {
    return lanes.stream().map(lane -> lane.request(remaining(), leavesOut())).toList();
  }

  /** One page of all the requests that its limit takes. */
  Step<Page<T>> wholePage() {
    merge();
    boolean isWhole = !hasNext() || (limit == 0 && !items.isEmpty());
    return isWhole ? Step.done(page()) : readOn().then(read -> wholePage());
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
    return !isFull() && lanes.stream().anyMatch(lane -> !lane.isAtEnd());
  }

  private boolean isFull() {
    return limit > 0 && given == limit;
  }

  /** Gives items as long as it is known which one comes next, and what follows it. */
  private void merge() {
    while (!isFull() && lanes.stream().allMatch(lane -> lane.isAtEnd() || lane.head() != null)) {
      ShardLane first = lanes.stream().filter(lane -> lane.head() != null).min(order).orElse(null);
      if (first == null || first.isShort()) {
        return;
      }
      give(first.number(), first.take());
    }
  }

  private void give(int shard, Ahead next) {
    taken.add(new ShardPage.Taken(shard, next.position()));
    T item = reading.read(next.item());
    if (item != null) {
      items.add(item);
      places.add(taken.size());
      given++;
    }
  }

  private Step<List<ShardLane>> readOn() {
    List<Step<ShardLane>> reads = new ArrayList<>();
    for (ShardLane lane : lanes) {
      if (lane.isShort()) {
        reads.add(lane.read(remaining(), leavesOut()));
      }
    }
    return Step.lanes(reads.iterator(), Math.min(reads.size(), MAX_AT_ONCE));
  }

  /** One more than is to be given, so that it is known what follows. */
  private int remaining() {
    return limit == 0 ? 0 : limit - given + 1;
  }

  private boolean leavesOut() {
    return isFiltered || reading.leftOut();
  }

  private Page<T> page() {
    List<UnreadableItem> unreadable = new ArrayList<>(reading.takeCollected());
    if (backwards) {
      Collections.reverse(items);
      Collections.reverse(unreadable);
    }
    ShardPage parts =
        new ShardPage(backwards, starts, List.copyOf(taken), heads(), List.copyOf(places), tokens);
    Page<T> page =
        new Page<>(
            items,
            unreadable,
            parts.links(),
            lanes.stream().mapToInt(ShardLane::itemsRead).sum(),
            lanes.stream().mapToInt(ShardLane::requests).sum());
    starts = parts.next();
    items.clear();
    places.clear();
    taken.clear();
    return page;
  }

  private List<@Nullable PagePosition> heads() {
    List<@Nullable PagePosition> heads = new ArrayList<>(lanes.size());
    lanes.forEach(lane -> heads.add(headPosition(lane)));
    return heads;
  }

  private static @Nullable PagePosition headPosition(ShardLane lane) {
    Ahead head = lane.head();
    return head == null ? null : head.position();
  }

  /**
   * By sort key, of equal ones by the partition's number: how DynamoDB has those of one partition,
   * it tells by giving them only.
   */
  private static Comparator<ShardLane> order(boolean descending) {
    Comparator<ShardLane> ascending =
        Comparator.comparing(ShardLane::sortKey, Comparator.nullsFirst(KeyOrder::compare))
            .thenComparing(ShardLane::number);
    return descending ? ascending.reversed() : ascending;
  }
}
