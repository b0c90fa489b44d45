package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
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
    return with(context.withTableName(tableName));
  }

  /**
   * A client that takes the time from the given clock.
   *
   * @param clock gives the times that are stamped on items
   * @return a client with that clock
   */
  public TableClient withClock(Clock clock) {
    return with(context.withClock(clock));
  }

  /**
   * A client whose queries treat items that can't be read by the given policy, unless a query has
   * one of its own. A get is not among them: to give nothing would say that there is no item.
   *
   * @param policy throws, leaves such items out or puts them apart
   * @return a client with that policy
   */
  public TableClient withReadPolicy(ReadPolicy policy) {
    return with(context.withReadPolicy(policy));
  }

  /**
   * A client that checks what it reads: an item that violates a constraint of its entity is one
   * that can't be read, like one whose attributes don't fit their types. Constraints on times,
   * which held when the item was written, are not checked, nor are projections, and what a write
   * answers. It costs what the checks of a put cost, for each item.
   *
   * @return a client that gives no invalid items
   */
  public TableClient withValidationOnRead() {
    return with(context.withValidationOnRead());
  }

  /**
   * A client whose page tokens are signed or encrypted. It refuses those that are not.
   *
   * @param tokens how page tokens are made and accepted
   * @return a client with that protection
   */
  public TableClient withPageTokens(PageTokens tokens) {
    return with(context.withPageTokens(tokens));
  }

  private TableClient with(RequestContext changed) {
    return new TableClient(dynamoDb, schema, changed);
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
  public <R extends @Nullable Object> R execute(Operation<R> operation) {
    requireOwn(operation);
    return operation.execute(dynamoDb, context);
  }

  /**
   * Writes all of the given operations, or none; the same as to {@link #execute} a {@link
   * Transaction} of them.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @throws TransactionFailedException if DynamoDB cancels the transaction
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them are on one item
   */
  public void transact(TransactWrite... writes) {
    execute(Transaction.of(writes));
  }

  /**
   * Writes all of the given operations, or none; the same as to {@link #execute} a {@link
   * Transaction} of them.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @throws TransactionFailedException if DynamoDB cancels the transaction
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them are on one item
   */
  public void transact(Collection<? extends TransactWrite> writes) {
    execute(Transaction.of(writes));
  }

  /**
   * Reads several items as they are at one moment; the same as to {@link #execute} a {@link
   * TransactGet}.
   *
   * @param gets what to read, of this table
   * @return the items, by the operations
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them read one item
   */
  public TransactedItems transactGet(Get<?>... gets) {
    return execute(TransactGet.of(gets));
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
   * @throws InvalidArgumentException if unreadable items are to be collected in pages, which a
   *     stream has none of; {@link ReadPolicy#collect(java.util.function.Consumer)} fits it
   */
  public <T> Stream<T> stream(Query<T> query) {
    requireOwn(query);
    ItemReading.requireWithoutPage(query.options().policy(context), "A stream of " + query);
    return stream(new QueryIterator<>(dynamoDb, new QueryRun<>(query, context)));
  }

  /**
   * All pages of a hydrated query, each as {@link #execute} gives it, one after the other as the
   * stream is read. They come as pages, so that what is missing is not lost between the items.
   *
   * @param query the query; its limit is that of each page
   * @param <T> the type of its items
   * @return a sequential stream in key order; nothing needs closing
   */
  public <T> Stream<HydratedPage<T>> pages(HydratedQuery<T> query) {
    requireOwn(query);
    return stream(new HydratedPages<>(dynamoDb, context, query));
  }

  private static <E> Stream<E> stream(Iterator<E> iterator) {
    int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(iterator, characteristics), false);
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
