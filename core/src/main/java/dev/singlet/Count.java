package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.CountExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Counts the items that a query finds: a {@code Query} request with {@code Select=COUNT} for each 1
 * MB, which gives no items. DynamoDB reads and charges for all of them as if it gave them: half a
 * read capacity unit for each 4 KB, twice that if consistent, those that a filter leaves out
 * included. So a count that is asked for often is better kept in an item of its own.
 *
 * <p>A limit ends the count there. From a page token on, it counts what is left; from one that
 * leads back, what is before. Items of other entities, and those that don't say whose they are, are
 * left out by a filter, as the query leaves them out. Items that can't be read are counted, since
 * nobody looks at them.
 */
@CheckReturnValue
public final class Count extends Operation<Long> {

  private final QuerySpec<?> query;

  Count(QuerySpec<?> query) {
    this.query = query;
  }

  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that is
   *     damaged or of another query
   */
  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return new CountExecution(query, context).request();
  }

  @Override
  TableSchema table() {
    return query.table();
  }

  @Override
  String label() {
    return query.pattern() + ".count";
  }

  @Override
  Step<Long> start(Context context) {
    return new CountExecution(query, context).start(this);
  }

  @Override
  public String toString() {
    return "Count[" + query + "]";
  }
}
