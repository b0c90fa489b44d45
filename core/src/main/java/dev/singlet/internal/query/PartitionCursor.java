package dev.singlet.internal.query;

import dev.singlet.internal.query.ShardStart.Place;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.wire.AnsweredItems;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** What has been read of one partition, and not been taken yet. */
final class PartitionCursor {

  private final int number;
  private final QueryRequests query;
  private final Queue<Ahead> ahead = new ArrayDeque<>();
  private @Nullable PagePosition next;
  private boolean goesOn;
  private int requests;
  private int itemsRead;

  /**
   * An item.
   *
   * @param item all that was read of it
   * @param place where it is
   */
  record Ahead(Map<String, AttributeValue> item, Place place) {}

  PartitionCursor(int number, QueryRequests query, boolean isEmpty) {
    this.number = number;
    this.query = query;
    this.next = query.start().position();
    this.goesOn = !isEmpty && !query.startsAtItsEnd();
  }

  /** The number of the partition. */
  int number() {
    return number;
  }

  /** The next item; null if it is not read yet, or there is none. */
  @Nullable Ahead head() {
    return ahead.peek();
  }

  /** The sort key of the next item; null if there is none, or the index has none. */
  @Nullable AttributeValue sortKey() {
    Ahead head = head();
    return head == null ? null : query.tokens().sortKey(head.place().position());
  }

  /** Takes the next item. */
  Ahead take() {
    return ahead.remove();
  }

  /** Whether it is not known yet which item is next. */
  boolean isShort() {
    return goesOn && ahead.isEmpty();
  }

  /** Whether there is nothing left. */
  boolean isAtEnd() {
    return !goesOn && ahead.isEmpty();
  }

  boolean isFiltered() {
    return query.isFiltered();
  }

  int requests() {
    return requests;
  }

  int itemsRead() {
    return itemsRead;
  }

  /** The next request. */
  QueryRequest request(int wanted, boolean leavesOut) {
    return query.after(next).limit(query.limitFor(wanted, requests, leavesOut)).build();
  }

  /** Reads on. */
  Step<PartitionCursor> read(int wanted, boolean leavesOut) {
    AnsweredItems answeredItems = query.answeredItems();
    return Step.call(
        answeredItems.of(Reads.Query.ACTION),
        request(wanted, leavesOut),
        answer -> {
          accept(answer, answeredItems.items(answer));
          return Step.done(this);
        });
  }

  private void accept(QueryResponse response, List<Map<String, AttributeValue>> read) {
    requests++;
    itemsRead += Objects.requireNonNullElse(response.scannedCount(), read.size());
    for (Map<String, AttributeValue> item : read) {
      ahead.add(new Ahead(item, new Place(number, query.tokens().position(item))));
    }
    goesOn = response.hasLastEvaluatedKey();
    next = goesOn ? query.tokens().position(response.lastEvaluatedKey()) : next;
  }
}
