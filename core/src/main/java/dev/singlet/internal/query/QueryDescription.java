package dev.singlet.internal.query;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** An operation whose first request is a {@code Query}. */
public abstract class QueryDescription<R extends @Nullable Object>
    implements OperationDescription<R> {

  private final QuerySpec<?> query;
  private final String suffix;

  /**
   * Describes an operation.
   *
   * @param suffix the end of its label, after the access pattern
   */
  protected QueryDescription(QuerySpec<?> query, String suffix) {
    this.query = query;
    this.suffix = suffix;
  }

  /** Returns the requests that are sent first: one for each partition that is read at once. */
  protected List<QueryRequest> first(Context context) {
    return new QueryExecution<>(query, context).requests();
  }

  @Override
  public final QueryRequest request(Context context) {
    return query.first(first(context));
  }

  @Override
  public final List<DynamoDbRequest> requests(Context context) {
    return List.copyOf(first(context));
  }

  @Override
  public final TableSchema table() {
    return query.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(query.pattern().type());
  }

  @Override
  public final String label() {
    return query.pattern() + suffix;
  }
}
