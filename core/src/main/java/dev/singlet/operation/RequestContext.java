package dev.singlet.operation;

import dev.singlet.internal.context.Context;
import java.time.Clock;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * The settings of a client that its requests depend on. Pass it to {@link
 * Operation#toRequest(RequestContext)} to see the request that this client would send. Immutable.
 */
public final class RequestContext {

  private final Context context;

  /**
   * Makes the default settings of a client.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock the source of the times that are stamped on items
   */
  public RequestContext(String tableName, Clock clock) {
    this(new Context(tableName, clock));
  }

  RequestContext(Context context) {
    this.context = context;
  }

  Context context() {
    return context;
  }

  /**
   * Returns the name of the table in DynamoDB.
   *
   * @return a name, or an ARN
   */
  public String tableName() {
    return context.tableName();
  }

  /**
   * Returns the clock, for stamps on items and for constraints on times.
   *
   * @return the clock
   */
  public Clock clock() {
    return context.clock();
  }

  /**
   * Returns the first requests of an operation, which the client sends at the same time. This is
   * one request, but for a query that reads several partitions at the same time, of shards or of
   * {@code anyOf(...)}: then it is one for each partition in which items can be left.
   *
   * @param operation the operation
   * @return the requests, in the order of the partitions
   * @throws dev.singlet.error.InvalidPageTokenException if the query continues from a token that is
   *     damaged or of another query
   */
  public List<DynamoDbRequest> requests(Operation<?> operation) {
    return operation.description().requests(context);
  }
}
