package dev.singlet.query;

import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** An operation whose first request is a {@code Query}. */
abstract class QueryOperation<R extends @Nullable Object> extends Operation<R> {

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
    return (QueryRequest) super.toRequest();
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
    return (QueryRequest) super.toRequest(context);
  }
}
