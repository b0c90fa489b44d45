package dev.singlet;

import dev.singlet.entity.AccessPattern;
import dev.singlet.step.Reads;
import dev.singlet.step.Step;
import dev.singlet.step.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One execution of a query: which request comes next, and what the responses give. */
final class QueryRun<T> implements Steps<Page<T>> {

  /** A filter may leave out nearly everything; this bounds how far a request reads ahead of it. */
  private static final int MAX_DOUBLINGS = 8;

  private final AccessPattern<T> pattern;
  private final QueryOptions options;
  private final QueryExpression expression;
  private final RequestContext context;
  private final ItemReading<T> reading;
  private final List<T> items = new ArrayList<>();
  private final QueryTokens tokens;
  private @Nullable PagePosition next;
  private int given;
  private int itemsRead;
  private int requests;

  QueryRun(Query<T> query, RequestContext context) {
    this.pattern = query.pattern();
    this.options = query.options();
    this.expression = QueryExpression.of(query, context.clock().instant());
    this.context = context;
    this.reading = new ItemReading<>(pattern.type(), options.policy(context), context);
    String token = options.start();
    this.tokens = new QueryTokens(query, context);
    this.next = token == null ? null : tokens.decode(token).position();
  }

  /** One page of all the requests that its limit takes. */
  Step<Page<T>> wholePage() {
    return nextRequest().then(read -> isPageIncomplete() ? wholePage() : Step.done(page()));
  }

  /** One page of one request. */
  /** Reads to the end of the range. */
  Step<Page<T>> wholeRange() {
    return nextRequest().then(hasMore -> hasMore ? wholeRange() : Step.done(page()));
  }

  @Override
  public Step<Page<T>> next() {
    return nextRequest().map(read -> page());
  }

  private Step<Boolean> nextRequest() {
    return Step.call(
        Reads.Query.ACTION,
        request(),
        answer -> {
          accept(answer);
          return Step.done(hasNext());
        });
  }

  /** The next request. */
  QueryRequest request() {
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(context.tableName())
            .keyConditionExpression(expression.keyCondition())
            .filterExpression(expression.filter())
            .projectionExpression(expression.projection())
            .expressionAttributeNames(expression.placeholders().names())
            .expressionAttributeValues(expression.placeholders().values())
            .overrideConfiguration(options.override());
    if (pattern.index() != null) {
      request.indexName(pattern.index().name());
    }
    if (options.descending()) {
      request.scanIndexForward(false);
    }
    if (options.consistentRead()) {
      request.consistentRead(true);
    }
    if (next != null) {
      request.exclusiveStartKey(tokens.key(next));
    }
    return request.limit(requestLimit()).build();
  }

  /** Takes the response to the last request. */
  void accept(QueryResponse response) {
    requests++;
    itemsRead +=
        response.scannedCount() == null ? response.items().size() : response.scannedCount();
    next = response.hasLastEvaluatedKey() ? tokens.position(response.lastEvaluatedKey()) : null;
    List<Map<String, AttributeValue>> read = response.items();
    for (int i = 0; i < read.size(); i++) {
      T item = reading.read(read.get(i));
      if (item != null) {
        items.add(item);
        given++;
        if (given == options.limit()) {
          if (i < read.size() - 1) {
            next = tokens.position(read.get(i));
          }
          return;
        }
      }
    }
  }

  /** Whether the range goes on and the limit, if any, is not reached. */
  @Override
  public boolean hasNext() {
    return (requests == 0 || next != null) && (options.limit() == 0 || given < options.limit());
  }

  /** Whether a page needs another request: only a limit asks for more than one. */
  boolean isPageIncomplete() {
    return options.limit() > 0 && hasNext();
  }

  /** What all responses since the last call gave. */
  Page<T> page() {
    Page<T> page =
        new Page<>(
            items,
            reading.takeCollected(),
            next == null ? null : tokens.encode(PageStart.after(next)),
            itemsRead,
            requests);
    items.clear();
    return page;
  }

  private @Nullable Integer requestLimit() {
    if (options.limit() == 0) {
      return options.pageSize() == 0 ? null : (Integer) options.pageSize();
    }
    long remaining = (long) options.limit() - given;
    long wanted = leavesOut() ? remaining << Math.min(requests, MAX_DOUBLINGS) : remaining;
    long most = options.pageSize() == 0 ? Integer.MAX_VALUE : options.pageSize();
    return (int) (isFiltered() && options.pageSize() > 0 ? most : Math.min(wanted, most));
  }

  private boolean leavesOut() {
    return isFiltered() || reading.leftOut();
  }

  private boolean isFiltered() {
    return expression.filter() != null;
  }
}
