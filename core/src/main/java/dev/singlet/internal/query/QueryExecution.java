package dev.singlet.internal.query;

import dev.singlet.Page;
import dev.singlet.PageLinks;
import dev.singlet.Query;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One execution of a query: which request comes next, and what the responses give. */
final class QueryExecution<T> implements Steps<Page<T>> {

  private final QueryRequests query;
  private final int limit;
  private final ItemReading<T> reading;
  private final List<T> items = new ArrayList<>();

  /** What tells where each of the items is. */
  private final List<Map<String, AttributeValue>> places = new ArrayList<>();

  /** Where the present page starts, and where it got its first item, the way it is read. */
  private @Nullable PagePosition start;

  private @Nullable Map<String, AttributeValue> first;
  private @Nullable PagePosition next;
  private boolean goesOn;
  private int given;
  private int itemsRead;
  private int requests;

  QueryExecution(Query<T> query, Context context) {
    this.query = new QueryRequests(query.within(context), context);
    this.limit = query.options().limit();
    ReadPolicy policy = query.options().policy(context);
    this.reading = ItemReading.of(query.pattern(), policy, context);
    this.start = this.query.start().position();
    this.goesOn = !this.query.startsAtItsEnd();
    this.next = start;
  }

  /**
   * One whose items are taken as they are read.
   *
   * @throws InvalidPageTokenException if it continues from a token that leads back
   */
  static <T> QueryExecution<T> ofItems(Query<T> query, Context context) {
    QueryExecution<T> run = new QueryExecution<>(query, context);
    if (run.query.start().backwards()) {
      throw leadsBack(query);
    }
    return run;
  }

  static InvalidPageTokenException leadsBack(Query<?> query) {
    return new InvalidPageTokenException(
        "The page token leads back to what is before a page of "
            + query.pattern()
            + ". Items come one by one in the query's own order only: read a page with this"
            + " token, or pages.");
  }

  /** One page of all the requests that its limit takes, which is asked for by an operation. */
  Step<Page<T>> wholePage(Query<T> operation) {
    return hasNext()
        ? nextRequest()
            .then(read -> isPageIncomplete() ? otherRequests(operation) : Step.done(page()))
        : Step.done(page());
  }

  /** Those after the first one. Where one of them fails, what the others gave is told. */
  private Step<Page<T>> otherRequests(Query<T> operation) {
    return Step.begin(
        this::restOfPage,
        failure -> {
          SdkException cause = UnfinishedException.requestFailure(failure);
          if (cause == null) {
            return null;
          }
          String done = String.format("%d items were read in %d requests", given, requests);
          throw UnfinishedException.of(operation, done, page(), cause);
        });
  }

  private Step<Page<T>> restOfPage() {
    return nextRequest().then(read -> isPageIncomplete() ? restOfPage() : Step.done(page()));
  }

  /** Reads to the end of the range. */
  Step<Page<T>> wholeRange() {
    return nextRequest().then(hasMore -> hasMore ? wholeRange() : Step.done(page()));
  }

  /** One page of one request. */
  @Override
  public Step<Page<T>> next() {
    return nextRequest().map(read -> page());
  }

  private Step<Boolean> nextRequest() {
    AnsweredItems answeredItems = query.answeredItems();
    return Step.call(
        answeredItems.of(Reads.Query.ACTION),
        request(),
        answer -> {
          accept(answer, answeredItems.items(answer));
          return Step.done(hasNext());
        });
  }

  /** The next request. */
  QueryRequest request() {
    boolean leavesOut = query.isFiltered() || reading.leftOut();
    return query.after(next).limit(query.limit(given, requests, leavesOut)).build();
  }

  /** Takes the response to the last request, and the items in it. */
  void accept(QueryResponse response, List<Map<String, AttributeValue>> read) {
    requests++;
    itemsRead += response.scannedCount() == null ? read.size() : response.scannedCount();
    next = response.hasLastEvaluatedKey() ? position(response.lastEvaluatedKey()) : null;
    goesOn = next != null;
    for (int i = 0; i < read.size(); i++) {
      Map<String, AttributeValue> stored = read.get(i);
      first = first == null ? query.tokens().place(stored) : first;
      T item = reading.read(stored);
      if (item != null) {
        items.add(item);
        places.add(query.tokens().place(stored));
        given++;
        if (given == limit) {
          next = i < read.size() - 1 ? position(stored) : next;
          goesOn = next != null;
          return;
        }
      }
    }
  }

  private PagePosition position(Map<String, AttributeValue> item) {
    return query.tokens().position(item);
  }

  /** Whether the range goes on and the limit, if any, is not reached. */
  @Override
  public boolean hasNext() {
    return goesOn && (limit == 0 || given < limit);
  }

  /** Whether a page needs another request: only a limit asks for more than one. */
  boolean isPageIncomplete() {
    return limit > 0 && hasNext();
  }

  /** What all responses since the last call gave, in the query's own order. */
  Page<T> page() {
    List<UnreadableItem> unreadable = new ArrayList<>(reading.takeCollected());
    boolean backwards = query.start().backwards();
    if (backwards) {
      Collections.reverse(items);
      Collections.reverse(places);
      Collections.reverse(unreadable);
    }
    Page<T> page = new Page<>(items, unreadable, links(backwards), itemsRead, requests);
    items.clear();
    places.clear();
    start = next;
    first = null;
    return page;
  }

  private PageLinks links(boolean backwards) {
    QueryTokens tokens = query.tokens();
    List<Map<String, AttributeValue>> each = List.copyOf(places);
    PagePosition end = goesOn ? next : null;
    String onwards = end == null ? null : tokens.encode(new PageStart(backwards, end));
    // A page that gave nothing is turned back from where it ended, the end of the range included.
    String back =
        start == null
            ? null
            : tokens.encode(new PageStart(!backwards, first == null ? end : position(first)));
    return new PageLinks(
        backwards ? back : onwards,
        backwards ? onwards : back,
        backwards,
        (index, before) -> tokens.encode(new PageStart(before, position(each.get(index)))));
  }
}
