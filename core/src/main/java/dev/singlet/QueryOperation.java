package dev.singlet;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** An operation whose first request is a {@code Query}. */
abstract class QueryOperation<R extends @Nullable Object> extends Operation<R> {

  /** Returns the query that it executes. */
  abstract QuerySpec<?> spec();

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the query continues from a token that is
   *     damaged or of another query
   * @throws dev.singlet.error.InvalidArgumentException if no key is in the range of the query, so
   *     that there is no request
   */
  @Override
  public QueryRequest toRequest() {
    return request(context());
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the query continues from a token that is
   *     damaged or of another query
   * @throws dev.singlet.error.InvalidArgumentException if no key is in the range of the query, so
   *     that there is no request
   */
  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return new QueryExecution<>(spec(), context).request();
  }

  @Override
  List<DynamoDbRequest> requests(Context context) {
    return List.copyOf(new QueryExecution<>(spec(), context).requests());
  }

  @Override
  final TableSchema table() {
    return spec().table();
  }

  @Override
  List<? extends ItemType<?>> types() {
    return List.of(spec().pattern().type());
  }

  @Override
  String label() {
    return spec().pattern().toString();
  }
}
