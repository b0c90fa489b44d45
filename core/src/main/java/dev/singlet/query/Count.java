package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.CountExecution;
import dev.singlet.internal.query.QueryDescription;
import dev.singlet.internal.query.QuerySpec;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Counts the items that a query finds: one {@code Query} request with {@code Select=COUNT} for each
 * 1 MB. No items are sent, but DynamoDB reads and charges for all of them, also for those that a
 * filter drops: half a read capacity unit for each 4 KB, or twice that if consistent. So keep a
 * count that is often needed in an item of its own.
 *
 * <p>The count stops at the query's limit. From a page token, it counts the items after it; from a
 * token that leads back, the items before it.
 *
 * <p>A filter leaves out items of other entities and items that don't name their entity, as the
 * query does. Unreadable items are counted, because no item is decoded.
 */
@CheckReturnValue
public final class Count extends QueryOperation<Long> {

  private final QuerySpec<?> query;

  Count(QuerySpec<?> query) {
    this.query = query;
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<Long> description() {
    return new QueryDescription<>(query, ".count") {
      @Override
      protected List<QueryRequest> first(Context context) {
        return new CountExecution(query, context).requests();
      }

      @Override
      public Step<Long> start(Object operation, Context context) {
        return new CountExecution(query, context).start(operation);
      }
    };
  }

  @Override
  public String toString() {
    return "Count[" + query + "]";
  }
}
