package dev.singlet;

import dev.singlet.schema.TableSchema;
import java.time.Clock;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * An operation on a table, as an immutable value. {@link TableClient#execute} runs it.
 *
 * @param <R> what it gives
 */
public abstract sealed class Operation<R> permits Get, Put, Delete, Query, CreateTable {

  Operation() {}

  /**
   * The request this operation becomes, for the table's declared name and the present time.
   *
   * @return the request
   */
  public DynamoDbRequest toRequest() {
    return toRequest(new RequestContext(table().name(), Clock.systemUTC()));
  }

  /**
   * The request this operation becomes. For a query it is the first of possibly several.
   *
   * @param context the table's name and the clock
   * @return the request
   */
  public abstract DynamoDbRequest toRequest(RequestContext context);

  abstract TableSchema table();

  abstract R execute(DynamoDbClient dynamoDb, RequestContext context);
}
