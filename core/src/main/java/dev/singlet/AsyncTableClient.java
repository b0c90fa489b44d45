package dev.singlet;

import dev.singlet.error.HydrateOrProjectFirst;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.AsyncTransport;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.engine.StepsPublisher;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanRead;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * Executes operations on one table without waiting for them. It has no threads: what follows an
 * answer runs on the thread on which the SDK gives it, and so does what is chained to a future of
 * this client, unless it is given an executor. Nothing of it blocks.
 *
 * <pre>{@code
 * AsyncTableClient github = GitHubTable.asyncClient(DynamoDbAsyncClient.create());
 * CompletableFuture<Optional<User>> kim = github.execute(UserEntity.get("kim"));
 * }</pre>
 *
 * <p>A future fails with what {@link TableClient#execute} throws, as the cause of its {@code
 * CompletionException} or {@code ExecutionException}. To cancel one cancels the request under way,
 * and no further one is made; what DynamoDB does with a request that it has, it does.
 */
public final class AsyncTableClient extends TableAccess<AsyncTableClient> {

  private final DynamoDbAsyncClient dynamoDb;

  /**
   * Made by the generated table class.
   *
   * @param dynamoDb the client to send requests with; it stays the caller's to close
   * @param schema the table
   */
  public AsyncTableClient(DynamoDbAsyncClient dynamoDb, TableSchema schema) {
    this(dynamoDb, schema, new Context(schema.name(), Clock.systemUTC()), null);
  }

  private AsyncTableClient(
      DynamoDbAsyncClient dynamoDb,
      TableSchema schema,
      Context context,
      @Nullable RequestListener listener) {
    super(schema, context, listener);
    this.dynamoDb = Objects.requireNonNull(dynamoDb, "dynamoDb");
  }

  @Override
  AsyncTableClient with(Context changed, @Nullable RequestListener told) {
    return new AsyncTableClient(dynamoDb, schema(), changed, told);
  }

  /**
   * Executes an operation.
   *
   * @param operation made by a generated class of this table
   * @param <R> what it gives
   * @return its result; it fails with what {@link TableClient#execute} throws, also where that is
   *     before a request is made
   */
  public <R extends @Nullable Object> CompletableFuture<R> execute(Operation<R> operation) {
    return start(() -> operation);
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
  public <T> CompletableFuture<Page<T>> execute(PartialQuery<T> query)
      throws HydrateOrProjectFirst {
    return HydrateOrProjectFirst.raise(query);
  }

  /**
   * Writes all of the given operations, or none; the same as to {@link #execute} a {@link
   * Transaction} of them.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return done when they are written; it fails with a {@link TransactionFailedException} if
   *     DynamoDB cancels the transaction
   */
  public CompletableFuture<@Nullable Void> transact(TransactWrite... writes) {
    return start(() -> Transaction.of(writes));
  }

  /**
   * Writes all of the given operations, or none; the same as to {@link #execute} a {@link
   * Transaction} of them.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return done when they are written; it fails with a {@link TransactionFailedException} if
   *     DynamoDB cancels the transaction
   */
  public CompletableFuture<@Nullable Void> transact(Collection<? extends TransactWrite> writes) {
    return start(() -> Transaction.of(writes));
  }

  /**
   * Reads several items as they are at one moment; the same as to {@link #execute} a {@link
   * TransactGet}.
   *
   * @param gets what to read, of this table
   * @return the items, by the operations
   */
  public CompletableFuture<TransactedItems> transactGet(Get<?>... gets) {
    return start(() -> TransactGet.of(gets));
  }

  /**
   * Reads one page of a query; the same as to {@link #execute} it.
   *
   * @param query the query
   * @param <T> the type of its items
   * @return the page
   */
  public <T> CompletableFuture<Page<T>> page(Query<T> query) {
    return execute(query);
  }

  /**
   * All items of a query up to its limit, in key order. Each subscriber has a run of its own, which
   * makes a request only when more items are asked for than it has read, and none any more when it
   * is cancelled; the one under way is cancelled too.
   *
   * @param query the query
   * @param <T> the type of its items
   * @return a publisher that any number can subscribe to; it fails as {@link #execute} does
   * @throws dev.singlet.error.InvalidArgumentException if the query is of another table, or if
   *     unreadable items are to be collected in pages, which there are none of here
   */
  public <T> Flow.Publisher<T> items(Query<T> query) {
    ItemReading.requireWithoutPage(
        own(query).spec().options().policy(settings()), "A publisher of the items of " + query);
    return publisher(
        query, () -> QueryExecution.ofItems(query.spec(), settings()).map(PageRead::items));
  }

  /**
   * All pages of a query, each as {@link #execute} gives it. From a token that leads back they go
   * back, page before page, each in the query's own order.
   *
   * @param query the query; its limit is that of each page
   * @param <T> the type of its items
   * @return a publisher that any number can subscribe to
   * @throws dev.singlet.error.InvalidArgumentException if the query is of another table
   */
  public <T> Flow.Publisher<Page<T>> pages(Query<T> query) {
    own(query);
    return publisher(query, () -> query.pages(settings()).map(List::of));
  }

  /**
   * All pages of a hydrated query, each as {@link #execute} gives it.
   *
   * @param query the query; its limit is that of each page
   * @param <T> the type of its items
   * @return a publisher that any number can subscribe to
   * @throws dev.singlet.error.InvalidArgumentException if the query is of another table
   */
  public <T> Flow.Publisher<HydratedPage<T>> pages(HydratedQuery<T> query) {
    own(query);
    return publisher(query, () -> query.pages(settings()).map(List::of));
  }

  /**
   * All items of a scan, in no order, as {@link #items(Query)} gives those of a query.
   *
   * @param scan the scan
   * @param <T> the type of its items
   * @return a publisher that any number can subscribe to
   * @throws dev.singlet.error.InvalidArgumentException if the scan is of another table, or if
   *     unreadable items are to be collected in pages, which there are none of here
   */
  public <T> Flow.Publisher<T> items(Scan<T> scan) {
    ItemReading.requireWithoutPage(
        own(scan).spec().options().policy(settings()), "A publisher of the items of " + scan);
    return publisher(scan, () -> new ScanPages<>(scan.spec(), settings()).map(ScanRead::items));
  }

  /**
   * All pages of a scan, each of one request. The {@link ScanPage#checkpoint} of each continues
   * behind it, see {@link Scan#from}.
   *
   * @param scan the scan
   * @param <T> the type of its items
   * @return a publisher that any number can subscribe to
   * @throws dev.singlet.error.InvalidArgumentException if the scan is of another table
   */
  public <T> Flow.Publisher<ScanPage<T>> pages(Scan<T> scan) {
    own(scan);
    return publisher(
        scan, () -> new ScanPages<>(scan.spec(), settings()).map(read -> List.of(Scan.page(read))));
  }

  /** What is wrong with an operation fails the future too, whether it shows early or late. */
  private <R extends @Nullable Object> CompletableFuture<R> start(
      Supplier<? extends Operation<R>> operation) {
    Operation<R> own;
    Step<R> first;
    try {
      own = own(operation.get());
      first = own.start(settings());
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
    return runner(own).start(first);
  }

  private <E> Flow.Publisher<E> publisher(
      Operation<?> operation, Supplier<Steps<? extends Iterable<E>>> parts) {
    return new StepsPublisher<>(runner(operation), parts);
  }

  private Runner runner(Operation<?> operation) {
    return runner(new AsyncTransport(dynamoDb), operation);
  }
}
