package dev.singlet.internal.query;

import dev.singlet.Query;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.wire.AnsweredItems;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The requests of one execution of a query. */
final class QueryRequests {

  /** A filter may leave out nearly everything; this bounds how far a request reads ahead of it. */
  private static final int MAX_DOUBLINGS = 8;

  private final Query<?> query;
  private final QueryOptions options;
  private final QueryExpression expression;
  private final Context context;
  private final QueryTokens tokens;
  private final PageStart start;

  QueryRequests(Query<?> query, Context context) {
    this(query, QueryExpression.of(query, context.clock().instant()), context);
  }

  QueryRequests(Query<?> query, QueryExpression expression, Context context) {
    this(query, expression, context, new QueryTokens(query, context));
  }

  private QueryRequests(
      Query<?> query, QueryExpression expression, Context context, QueryTokens tokens) {
    this(query, expression, context, tokens, tokens.start());
  }

  /** The requests of a query that starts where it is told, whatever token it has. */
  QueryRequests(Query<?> query, QueryExpression expression, Context context, PageStart start) {
    this(query, expression, context, new QueryTokens(query, context), start);
  }

  private QueryRequests(
      Query<?> query,
      QueryExpression expression,
      Context context,
      QueryTokens tokens,
      PageStart start) {
    this.query = query;
    this.options = query.options();
    this.expression = expression;
    this.context = context;
    this.tokens = tokens;
    this.start = start;
  }

  /** Where it starts, and which way it reads. */
  PageStart start() {
    return start;
  }

  /** Whether nothing can follow where it starts, so that DynamoDB would refuse to look. */
  boolean startsAtItsEnd() {
    PagePosition position = start.position();
    return position != null && tokens.isLast(position, isDescending());
  }

  boolean isDescending() {
    return options.descending() != start.backwards();
  }

  QueryTokens tokens() {
    return tokens;
  }

  boolean isFiltered() {
    return expression.filter() != null;
  }

  /** Where the items of the next request come from. */
  AnsweredItems answeredItems() {
    return context.answeredItems();
  }

  /** A request for what follows a position, or for the beginning, the way it reads. */
  QueryRequest.Builder after(@Nullable PagePosition position) {
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(context.tableName())
            .keyConditionExpression(expression.keyCondition())
            .filterExpression(expression.filter())
            .projectionExpression(expression.projection())
            .expressionAttributeNames(expression.placeholders().names())
            .expressionAttributeValues(expression.placeholders().values())
            .overrideConfiguration(options.override());
    if (query.pattern().index() != null) {
      request.indexName(query.pattern().index().name());
    }
    if (isDescending()) {
      request.scanIndexForward(false);
    }
    if (options.consistentRead()) {
      request.consistentRead(true);
    }
    if (position != null) {
      request.exclusiveStartKey(tokens.key(position));
    }
    return request;
  }

  /**
   * How many items a request should read.
   *
   * @param given how many of the query's limit there are
   * @param requests how many requests there were
   * @param leavesOut whether not all that is read is given
   * @return null for as many as DynamoDB likes
   */
  @Nullable Integer limit(long given, int requests, boolean leavesOut) {
    return limitFor(options.limit() == 0 ? 0 : options.limit() - given, requests, leavesOut);
  }

  /**
   * How many items a request should read for those that are wanted.
   *
   * @param remaining how many are wanted; 0 for as many as there are
   */
  @Nullable Integer limitFor(long remaining, int requests, boolean leavesOut) {
    int pageSize = options.pageSize();
    if (remaining == 0) {
      return pageSize == 0 ? null : (Integer) pageSize;
    }
    long wanted = leavesOut ? remaining << Math.min(requests, MAX_DOUBLINGS) : remaining;
    long most = pageSize == 0 ? Integer.MAX_VALUE : pageSize;
    return (int) (isFiltered() && pageSize > 0 ? most : Math.min(wanted, most));
  }
}
