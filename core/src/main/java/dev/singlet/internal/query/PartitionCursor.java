package dev.singlet.internal.query;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.PageStart.Place;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.schema.IndexSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Reads one partition: its requests, and the items of the last answer. */
final class PartitionCursor {

  private final int number;
  private final QuerySpec<?> query;
  private final QueryExpression expression;
  private final Context context;
  private final QueryTokens tokens;
  private final boolean descending;
  private List<Map<String, AttributeValue>> answer = List.of();
  private int taken;
  private @Nullable Place next;
  private boolean goesOn;
  private int requests;
  private int itemsRead;
  private long counted;
  private boolean leavesOut;

  private PartitionCursor(
      int number,
      QuerySpec<?> query,
      QueryExpression expression,
      Context context,
      QueryTokens tokens,
      boolean descending,
      @Nullable Place start,
      boolean isEmpty) {
    this.number = number;
    this.query = query;
    this.expression = expression;
    this.context = context;
    this.tokens = tokens;
    this.descending = descending;
    this.next = start;
    this.goesOn = !isEmpty && !isAtEndOfRange(start);
  }

  /**
   * Begins to read the partitions of a group.
   *
   * @param from the direction, and the place to start at if that is in the group
   */
  static List<PartitionCursor> of(
      QuerySpec<?> query,
      int group,
      PageStart from,
      QueryTokens tokens,
      Context context,
      Function<QuerySpec<?>, QueryExpression> expressions) {
    boolean descending = query.options().descending() != from.backwards();
    Place place = from.place();
    int together = query.partitions().together();
    List<PartitionCursor> cursors = new ArrayList<>(together);
    for (int number = group * together; number < (group + 1) * together; number++) {
      boolean isSeveral = query.partitions().areSeveral();
      QuerySpec<?> part = isSeveral ? query.of(query.condition().ofPartition(number)) : query;
      boolean isEmpty = false;
      boolean isOther = place != null && place.partition() != number;
      if (place != null && isOther) {
        SortCondition rest = rest(query, number, place, tokens, descending);
        isEmpty = rest == null;
        part = rest == null ? part : part.of(part.condition().with(rest));
      }
      Place after = isOther ? null : place;
      QueryExpression expression = expressions.apply(part);
      cursors.add(
          new PartitionCursor(
              number, part, expression, context, tokens, descending, after, isEmpty));
    }
    return cursors;
  }

  /**
   * Returns the rest of the range in a partition other than that of the place. Items with equal
   * sort keys come in the order of their partitions.
   */
  private static @Nullable SortCondition rest(
      QuerySpec<?> query, int number, Place from, QueryTokens tokens, boolean descending) {
    boolean equalOnesFollow = descending ? number < from.partition() : number > from.partition();
    AttributeValue sortKey = tokens.sortKey(from.position());
    SortCondition range = query.condition().sort();
    if (sortKey == null) {
      return equalOnesFollow ? range : null;
    }
    return range.rest(sortKey, equalOnesFollow, descending);
  }

  /**
   * Returns whether the range ends at the place. A table has one item at a sort key, so no other
   * item can follow there.
   */
  private boolean isAtEndOfRange(@Nullable Place place) {
    AttributeValue value = place == null ? null : tokens.sortKey(place.position());
    return query.pattern().index() == null
        && value != null
        && new SortRange(query.condition().sort()).endsAt(value, descending);
  }

  int number() {
    return number;
  }

  /** Returns the next item; null if it is not read yet, or there is none. */
  @Nullable Map<String, AttributeValue> head() {
    return taken < answer.size() ? answer.get(taken) : null;
  }

  /** Returns the sort key of the next item; null if there is none, or the index has none. */
  @Nullable AttributeValue sortKey() {
    Map<String, AttributeValue> head = head();
    return head == null ? null : tokens.sortKey(head);
  }

  /** Takes the next item. */
  Map<String, AttributeValue> take() {
    return answer.get(taken++);
  }

  /** Returns whether more must be read to know the next item. */
  boolean needsRead() {
    return goesOn && taken >= answer.size();
  }

  /** Returns whether nothing is left. */
  boolean isAtEnd() {
    return !goesOn && taken >= answer.size();
  }

  /** Returns where DynamoDB continues after all items of the last answer. */
  @Nullable Place next() {
    return next;
  }

  boolean isFiltered() {
    return expression.filter() != null;
  }

  synchronized int requests() {
    return requests;
  }

  int itemsRead() {
    return itemsRead;
  }

  synchronized long counted() {
    return counted;
  }

  /** Returns the next request. */
  QueryRequest request(long wanted, boolean leavesSomeOut) {
    return builder(wanted, leavesSomeOut).build();
  }

  /** Returns the next request of a count. It reads keys if only these tell the entity. */
  QueryRequest countRequest(long limit) {
    QueryRequest.Builder request = builder(limit == 0 ? 0 : limit - counted, leavesOut);
    return (countsKeys() ? request : request.select(Select.COUNT)).build();
  }

  private boolean countsKeys() {
    return query.pattern().type().readsKeys();
  }

  private QueryRequest.Builder builder(long wanted, boolean leavesSomeOut) {
    ReadOptions options = query.options();
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(context.tableName())
            .keyConditionExpression(expression.keyCondition())
            .filterExpression(expression.filter())
            .projectionExpression(expression.projection())
            .expressionAttributeNames(expression.placeholders().names())
            .expressionAttributeValues(expression.placeholders().values())
            .limit(options.requestLimit(wanted, isFiltered(), leavesSomeOut ? requests : 0))
            .overrideConfiguration(options.override());
    IndexSchema index = query.pattern().index();
    if (index != null) {
      request.indexName(index.name());
    }
    if (descending) {
      request.scanIndexForward(false);
    }
    if (options.consistent()) {
      request.consistentRead(true);
    }
    if (next != null) {
      request.exclusiveStartKey(tokens.key(next));
    }
    return request;
  }

  /** Reads the next answer. */
  Step<PartitionCursor> read(long wanted, boolean leavesSomeOut) {
    AnsweredItems answeredItems = context.answeredItems();
    return Step.call(
        answeredItems.of(ItemAction.QUERY),
        request(wanted, leavesSomeOut),
        response -> {
          accept(response, answeredItems.items(response));
          return Step.done(this);
        });
  }

  private void accept(QueryResponse response, List<Map<String, AttributeValue>> read) {
    requests++;
    itemsRead += response.scannedCount() == null ? read.size() : response.scannedCount();
    answer = read;
    taken = 0;
    goOn(response);
  }

  /** Counts the rest of the partition, up to a limit. */
  Step<Long> count(long limit) {
    long most = limit == 0 ? Long.MAX_VALUE : limit;
    if (!goesOn || counted >= most) {
      return Step.done(Math.min(counted, most));
    }
    AnsweredItems answeredItems = context.answeredItems();
    return Step.call(
        countsKeys() ? answeredItems.of(ItemAction.QUERY) : ItemAction.QUERY,
        countRequest(limit),
        response -> {
          addCount(response, countsKeys() ? own(answeredItems.items(response)) : response.count());
          return count(limit);
        });
  }

  private long own(List<Map<String, AttributeValue>> entries) {
    return entries.stream().filter(query.pattern().type()::has).count();
  }

  private synchronized void addCount(QueryResponse response, long items) {
    requests++;
    counted += items;
    leavesOut |= response.scannedCount() != null && items < response.scannedCount();
    goOn(response);
  }

  private void goOn(QueryResponse response) {
    goesOn = response.hasLastEvaluatedKey();
    next = goesOn ? new Place(number, tokens.position(response.lastEvaluatedKey())) : null;
  }
}
