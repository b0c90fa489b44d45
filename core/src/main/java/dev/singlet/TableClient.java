package dev.singlet;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.HydrateOrProjectFirst;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.BlockingTransport;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.StepsIterator;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.Pages;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanRead;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.ReadPolicy;
import java.time.Clock;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.Executor;
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
public final class TableClient extends TableAccess<TableClient> {

  private final BlockingTransport transport;

  /**
   * Made by the generated table class.
   *
   * @param dynamoDb the client to send requests with; it stays the caller's to close
   * @param schema the table
   */
  public TableClient(DynamoDbClient dynamoDb, TableSchema schema) {
    this(
        new BlockingTransport(Objects.requireNonNull(dynamoDb, "dynamoDb"), null),
        schema,
        new Context(schema.name(), Clock.systemUTC()),
        null);
  }

  private TableClient(
      BlockingTransport transport,
      TableSchema schema,
      Context context,
      @Nullable RequestListener listener) {
    super(schema, context, listener);
    this.transport = transport;
  }

  /**
   * A client that carries out at once what an operation allows, such as the requests of a batch, on
   * the threads of an executor. Without one they are made one after the other, on the thread that
   * asks.
   *
   * @param executor lends a thread for each request under way; it stays the caller's to close
   * @return a client with that executor
   */
  public TableClient withExecutor(Executor executor) {
    return new TableClient(
        new BlockingTransport(transport.dynamoDb(), Objects.requireNonNull(executor, "executor")),
        schema(),
        settings(),
        listener());
  }

  @Override
  TableClient with(Context changed, @Nullable RequestListener told) {
    return new TableClient(transport, schema(), changed, told);
  }

  /**
   * Executes an operation.
   *
   * @param operation made by a generated class of this table
   * @param <R> what it gives
   * @return its result
   * @throws ConditionFailedException if a write's condition does not hold
   * @throws TransactionFailedException if DynamoDB cancels a transaction, also one that a write of
   *     unique attributes is made by
   * @throws dev.singlet.error.SingletException if it is refused before a request is made, or if
   *     what was read does not fit the model
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException what else DynamoDB
   *     answers
   */
  public <R extends @Nullable Object> R execute(Operation<R> operation) {
    return runner(operation).run(operation.start(settings()));
  }

  /**
   * Compiles nowhere: a query of an index that does not hold whole items is executed once {@link
   * PartialQuery#hydrate} or its {@code project(...)} says what to read.
   *
   * @param query a query that is no operation yet
   * @param <T> the entity's record
   * @return nothing
   * @throws HydrateOrProjectFirst always
   */
  @SuppressWarnings("DoNotCallSuggester") // the compiler already keeps it from being called
  public <T> Page<T> execute(PartialQuery<T> query) throws HydrateOrProjectFirst {
    return HydrateOrProjectFirst.raise(query);
  }

  /**
   * Compiles nowhere, as {@link #execute(PartialQuery)}.
   *
   * @param query a query that is no operation yet
   * @param <T> the entity's record
   * @return nothing
   * @throws HydrateOrProjectFirst always
   */
  @SuppressWarnings("DoNotCallSuggester") // the compiler already keeps it from being called
  public <T> Stream<T> stream(PartialQuery<T> query) throws HydrateOrProjectFirst {
    return HydrateOrProjectFirst.raise(query);
  }

  /**
   * Writes all of the given operations, or none; the same as to {@link #execute(Operation)} a
   * {@link Transaction} of them.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @throws TransactionFailedException if DynamoDB cancels the transaction
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them are on one item
   * @throws dev.singlet.error.SingletException if one of them is refused before the request is made
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException what else DynamoDB
   *     answers
   */
  public void transact(TransactWrite... writes) {
    execute(Transaction.of(writes).operation());
  }

  /**
   * Writes all of the given operations, or none; the same as to {@link #execute} a {@link
   * Transaction} of them.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @throws TransactionFailedException if DynamoDB cancels the transaction
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them are on one item
   * @throws dev.singlet.error.SingletException if one of them is refused before the request is made
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException what else DynamoDB
   *     answers
   */
  public void transact(Collection<? extends TransactWrite> writes) {
    execute(Transaction.of(writes).operation());
  }

  /**
   * Reads several items as they are at one moment; the same as to {@link #execute} a {@link
   * TransactGet}.
   *
   * @param gets what to read, of this table
   * @return the items, by the operations
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them read one item
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException what DynamoDB answers,
   *     such as the SDK's TransactionCanceledException while an item is being written
   */
  public TransactedItems transactGet(Get<?>... gets) {
    return execute(TransactGet.of(gets).operation());
  }

  /**
   * Reads one page of a query; the same as to {@link #execute} it.
   *
   * @param query the query
   * @param <T> the type of its items
   * @return the page
   * @throws dev.singlet.error.SingletException if it is refused before a request is made, or if
   *     what was read does not fit the model
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException what else DynamoDB
   *     answers
   */
  public <T> Page<T> page(Query<T> query) {
    return execute(Objects.requireNonNull(query, "query").operation());
  }

  /**
   * All items of a query up to its limit, one request after the other as the stream is read.
   * Reading it throws what {@link #execute} does.
   *
   * @param query the query
   * @param <T> the type of its items
   * @return a sequential stream in key order; nothing needs closing
   * @throws InvalidArgumentException if the query is of another table, or if unreadable items are
   *     to be collected in pages, which a stream has none of; {@link
   *     ReadPolicy#collect(java.util.function.Consumer)} fits it
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that leads
   *     back, or that is none of the query's
   */
  public <T> Stream<T> stream(Query<T> query) {
    Runner runner = runner(Objects.requireNonNull(query, "query").operation());
    ItemReading.requireWithoutPage(
        query.spec().options().policy(settings()), "A stream of " + query);
    return stream(
        new StepsIterator<>(
            runner, QueryExecution.ofItems(query.spec(), settings()).map(PageRead::items)));
  }

  /**
   * All pages of a query, each as {@link #execute} gives it, one after the other as the stream is
   * read. From a token that leads back they go back, page before page, each in the query's own
   * order. Reading it throws what {@link #execute} does.
   *
   * @param query the query; its limit is that of each page
   * @param <T> the type of its items
   * @return a sequential stream; nothing needs closing
   * @throws InvalidArgumentException if the query is of another table
   */
  public <T> Stream<Page<T>> pages(Query<T> query) {
    return pages(
        runner(Objects.requireNonNull(query, "query").operation()), query.pages(settings()));
  }

  /**
   * All pages of a hydrated query, each as {@link #execute} gives it, one after the other as the
   * stream is read. They come as pages, so that what is missing is not lost between the items.
   * Reading the stream throws what {@link #execute} does.
   *
   * @param query the query; its limit is that of each page
   * @param <T> the type of its items
   * @return a sequential stream in key order; nothing needs closing
   * @throws InvalidArgumentException if the query is of another table
   */
  public <T> Stream<HydratedPage<T>> pages(HydratedQuery<T> query) {
    return pages(
        runner(Objects.requireNonNull(query, "query").operation()), query.pages(settings()));
  }

  private static <P extends Page<?>> Stream<P> pages(Runner runner, Pages<P> pages) {
    return stream(new StepsIterator<>(runner, pages.map(List::of)));
  }

  /**
   * All items of a scan, one request after the other as the stream is read. Reading it throws what
   * {@link #execute} does.
   *
   * @param scan the scan
   * @param <T> the type of its items
   * @return a sequential stream in no order; nothing needs closing
   * @throws InvalidArgumentException if the scan is of another table, or if unreadable items are to
   *     be collected in pages, which a stream has none of
   */
  public <T> Stream<T> stream(Scan<T> scan) {
    Runner runner = runner(Objects.requireNonNull(scan, "scan").operation());
    ItemReading.requireWithoutPage(scan.spec().options().policy(settings()), "A stream of " + scan);
    return stream(
        new StepsIterator<>(runner, new ScanPages<>(scan.spec(), settings()).map(ScanRead::items)));
  }

  /**
   * All pages of a scan, each of one request, one after the other as the stream is read. The {@link
   * ScanPage#checkpoint} of each continues behind it, see {@link Scan#from}. Reading the stream
   * throws what {@link #execute} does.
   *
   * @param scan the scan
   * @param <T> the type of its items
   * @return a sequential stream in no order; nothing needs closing
   * @throws InvalidArgumentException if the scan is of another table
   */
  public <T> Stream<ScanPage<T>> pages(Scan<T> scan) {
    Runner runner = runner(Objects.requireNonNull(scan, "scan").operation());
    return stream(
        new StepsIterator<>(
            runner,
            new ScanPages<>(scan.spec(), settings()).map(read -> List.of(Scan.page(read)))));
  }

  /** What carries out an operation, which must be one of the table. */
  Runner runner(Operation<?> operation) {
    return runner(transport, own(operation));
  }

  private static <E> Stream<E> stream(Iterator<E> iterator) {
    int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(iterator, characteristics), false);
  }
}
