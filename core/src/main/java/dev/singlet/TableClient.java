package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Executes operations on one table. It is immutable, holds nothing but the given client, and can be
 * used by any number of threads.
 *
 * <pre>{@code
 * TableClient github = GitHubTable.client(DynamoDbClient.create());
 * github.execute(UserEntity.put(user).ifNotExists());
 * }</pre>
 *
 * <p>What DynamoDB answers with an error passes through as the SDK's own exception.
 */
public final class TableClient {

  private final DynamoDbClient dynamoDb;
  private final TableSchema schema;
  private final RequestContext context;

  /**
   * Made by the generated table class.
   *
   * @param dynamoDb the client to send requests with; it stays the caller's to close
   * @param schema the table
   */
  public TableClient(DynamoDbClient dynamoDb, TableSchema schema) {
    this(dynamoDb, schema, new RequestContext(schema.name(), Clock.systemUTC()));
  }

  private TableClient(DynamoDbClient dynamoDb, TableSchema schema, RequestContext context) {
    this.dynamoDb = Objects.requireNonNull(dynamoDb);
    this.schema = Objects.requireNonNull(schema);
    this.context = context;
  }

  /**
   * A client for the same model in a table of another name.
   *
   * @param tableName the name of the table in DynamoDB, or its ARN
   * @return a client for that table
   */
  public TableClient withTableName(String tableName) {
    return new TableClient(dynamoDb, schema, new RequestContext(tableName, context.clock()));
  }

  /**
   * A client that takes the time from the given clock.
   *
   * @param clock gives the times that are stamped on items
   * @return a client with that clock
   */
  public TableClient withClock(Clock clock) {
    return new TableClient(dynamoDb, schema, new RequestContext(context.tableName(), clock));
  }

  /**
   * What requests of this client depend on, for {@link Operation#toRequest(RequestContext)}.
   *
   * @return the table's name and the clock
   */
  public RequestContext context() {
    return context;
  }

  /**
   * Executes an operation.
   *
   * @param operation made by a generated class of this table
   * @param <R> what it gives
   * @return its result
   * @throws dev.singlet.error.SingletException if it is refused before a request is made, if its
   *     condition failed, or if what was read does not fit the model
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException what else DynamoDB
   *     answers
   */
  public <R> R execute(Operation<R> operation) {
    requireOwn(operation);
    return operation.execute(dynamoDb, context);
  }

  /**
   * Reads one page of a query; the same as to {@link #execute} it.
   *
   * @param query the query
   * @param <T> the type of its items
   * @return the page
   */
  public <T> Page<T> page(Query<T> query) {
    return execute(query);
  }

  /**
   * All items of a query up to its limit, one request after the other as the stream is read.
   *
   * @param query the query
   * @param <T> the type of its items
   * @return a sequential stream in key order; nothing needs closing
   */
  public <T> Stream<T> stream(Query<T> query) {
    requireOwn(query);
    QueryIterator<T> items = new QueryIterator<>(dynamoDb, new QueryRun<>(query, context));
    int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(items, characteristics), false);
  }

  private void requireOwn(Operation<?> operation) {
    if (!operation.table().equals(schema)) {
      throw new InvalidArgumentException(
          ErrorCode.WRONG_TABLE,
          operation
              + " belongs to the table "
              + operation.table().name()
              + ", and this client to "
              + schema.name()
              + ". Execute it with that table's client.");
    }
  }
}
