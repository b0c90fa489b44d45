package dev.singlet;

import dev.singlet.error.HydrateOrProjectFirst;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.client.Refusals;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.context.PagedDescription;
import dev.singlet.internal.engine.AsyncTransport;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.engine.StepsPublisher;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.operation.PagedOperation;
import dev.singlet.operation.TableAccess;
import dev.singlet.query.Page;
import dev.singlet.query.PartialQuery;
import dev.singlet.schema.TableSchema;
import dev.singlet.transaction.AsyncOpenTransaction;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.transaction.Transaction;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * Executes operations on one table without blocking. The client has no threads of its own. It
 * continues on the thread on which the SDK delivers an answer. Stages that you chain to a future
 * run there too, unless you give them an executor.
 *
 * <pre>{@code
 * AsyncTableClient github = GitHubTable.asyncClient(DynamoDbAsyncClient.create());
 * CompletableFuture<Optional<User>> kim = github.execute(UserEntity.get("kim"));
 * }</pre>
 *
 * <p>A future fails with the exceptions of {@link TableClient#execute}, as the cause of its {@code
 * CompletionException} or {@code ExecutionException}. Cancelling a future cancels the request that
 * is being sent, and no further request follows. DynamoDB may still carry out a request that it has
 * received.
 */
public final class AsyncTableClient extends TableAccess<AsyncTableClient> {

  private final AsyncTransport transport;

  /**
   * Called by the generated table class.
   *
   * @param dynamoDb the client that sends the requests; the caller closes it
   * @param schema the table
   */
  public AsyncTableClient(DynamoDbAsyncClient dynamoDb, TableSchema schema) {
    this(
        new AsyncTransport(Objects.requireNonNull(dynamoDb, "dynamoDb")),
        ClientSettings.of(schema));
  }

  private AsyncTableClient(AsyncTransport transport, ClientSettings settings) {
    super(settings);
    this.transport = transport;
  }

  @Override
  @SuppressWarnings("exports")
  protected AsyncTableClient with(ClientSettings changed) {
    return new AsyncTableClient(transport, changed);
  }

  /**
   * Executes an operation.
   *
   * @param operation made by a generated class of this table
   * @param <R> the type of its result
   * @return its result. All failures come through the future, those before the first request too;
   *     they are the exceptions of {@link TableClient#execute}
   */
  public <R extends @Nullable Object> CompletableFuture<R> execute(Operation<R> operation) {
    return settings(this)
        .start(
            transport,
            () -> {
              Objects.requireNonNull(operation, "operation");
              return settings(this).own(operation, Operation.describe(operation));
            },
            description -> description.start(operation, settings(this).context()));
  }

  /**
   * Executes a write, and returns whether it was made, as {@link TableClient#tryExecute} does.
   *
   * @param write a write, or a transaction of several
   * @return true if it was made; false if a condition doesn't hold, so that nothing was written
   */
  public CompletableFuture<Boolean> tryExecute(Operation<?> write) {
    return isMade(execute(write));
  }

  /**
   * Writes all of the given operations, or none, and tells which, as {@link
   * TableClient#tryTransact} does.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return true if they were made; false if a condition of one doesn't hold
   */
  public CompletableFuture<Boolean> tryTransact(TransactWrite... writes) {
    return tryTransact(Arrays.asList(writes));
  }

  /**
   * Writes all of the given operations, or none, and tells which, as {@link
   * TableClient#tryTransact} does.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return true if they were made; false if a condition of one doesn't hold
   */
  public CompletableFuture<Boolean> tryTransact(Collection<? extends TransactWrite> writes) {
    return isMade(transact(writes));
  }

  /**
   * Writes all of the given operations, or none. Same as {@link #execute} of a {@link Transaction}.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return completes when they are written; fails with a {@link TransactionFailedException} if
   *     DynamoDB cancels the transaction
   */
  public CompletableFuture<@Nullable Void> transact(TransactWrite... writes) {
    return start(() -> Transaction.of(writes));
  }

  /**
   * Writes all of the given operations, or none. Same as {@link #execute} of a {@link Transaction}.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return completes when they are written; fails with a {@link TransactionFailedException} if
   *     DynamoDB cancels the transaction
   */
  public CompletableFuture<@Nullable Void> transact(Collection<? extends TransactWrite> writes) {
    return start(() -> Transaction.of(writes));
  }

  /**
   * Reads items, and makes writes that depend on them: all or none, and only if the items are still
   * as they were read. If others have changed one of them, the function runs again with the items
   * as they are then, up to eight times by default. So no other write is lost between the read and
   * the write, also without a {@code @Version}.
   *
   * <p>The pauses between the runs take 2.6 seconds at most in all. Within a run, the writes, and
   * each read of several items, can wait as long again for others who write the items: see {@link
   * #withTransactionAttempts}.
   *
   * <pre>{@code
   * CompletableFuture<Invoice> invoice = shop.transact(tx ->
   *     tx.read(SequenceEntity.get("delft")).thenApply(sequence -> {
   *       Invoice next = new Invoice(order, sequence.orElseThrow().last() + 1);
   *       tx.write(
   *           InvoiceEntity.put(next),
   *           SequenceEntity.update("delft").last(next.number()));
   *       return next;
   *     }));
   * }</pre>
   *
   * <p>Each read is a consistent {@code GetItem}. Several items read together are one {@code
   * TransactGetItems}, at twice the cost. The writes are one {@code TransactWriteItems}, with a
   * condition on each item that was read: on all its attributes, or on its absence. An item that is
   * read and not written is an action of its own, and costs two write capacity units for each KB.
   *
   * <p>If nothing is written, or the function throws, no condition checks the reads. If up to 100
   * items were read, one after the other, one {@code TransactGetItems} then checks that they were
   * so at one moment. If not, the function runs again. The last run is not checked, and neither are
   * more items.
   *
   * <p>{@link AsyncOpenTransaction#on} reads and writes items of another table, or of another
   * tenant. Reads by other means, such as a query, are not compared.
   *
   * @param work reads, then writes, and is done when its stage completes. It can run several times,
   *     so it should do nothing else that others see. Its failure ends the transaction, and nothing
   *     is written
   * @param <R> the type of its result
   * @return the result of the run whose writes were made; fails as {@link
   *     TableClient#transact(Function)} does. If it is cancelled before the writes are sent,
   *     nothing is written
   */
  public <R extends @Nullable Object> CompletableFuture<R> transact(
      Function<? super AsyncOpenTransaction, ? extends CompletionStage<R>> work) {
    return AsyncOpenTransaction.run(settings(this), transport, work);
  }

  /**
   * Reads several items as they are at one moment. Same as {@link #execute} of a {@link
   * TransactGet}.
   *
   * @param gets the gets, all of this table
   * @return the items, found by their gets
   */
  public CompletableFuture<TransactedItems> transactGet(Get<?>... gets) {
    return start(() -> TransactGet.of(gets));
  }

  /**
   * Reads one page of a query or a scan. Same as {@link #execute}.
   *
   * @param query the query or the scan
   * @param <P> the page
   * @return the page
   */
  public <P> CompletableFuture<P> page(PagedOperation<?, P> query) {
    return execute(query);
  }

  /**
   * Returns all items of a query or a scan up to its limit, of a query in key order. Each
   * subscriber runs the query for itself. It sends a request only when the subscriber asks for more
   * items than have been read. Cancelling a subscription also cancels the request that is being
   * sent. A hydrated query leaves out entries without an item; {@link #pages} lists them.
   *
   * @param query the query or the scan
   * @param <T> the type of its items
   * @return a publisher for any number of subscribers; it fails as {@link #execute} does
   * @throws dev.singlet.error.InvalidArgumentException if the query is of another table, or if
   *     unreadable items are to be collected in pages, because a publisher of items has no pages
   */
  public <T> Flow.Publisher<T> items(PagedOperation<T, ?> query) {
    PagedDescription<T, ?> description = own(query);
    ItemReading.requireWithoutPage(
        description.policy(settings(this).context()), "A publisher of the items of " + query);
    return publisher(description, () -> description.items(settings(this).context()));
  }

  /**
   * Returns all pages of a query or a scan, each as {@link #execute} returns it. If a query starts
   * from a token that leads back, the pages go backwards, and each page keeps the query's own
   * order.
   *
   * @param query the query or the scan; its limit applies to each page
   * @param <P> the page
   * @return a publisher for any number of subscribers
   * @throws dev.singlet.error.InvalidArgumentException if the query is of another table
   */
  public <P> Flow.Publisher<P> pages(PagedOperation<?, P> query) {
    PagedDescription<?, P> description = own(query);
    return publisher(description, () -> description.pages(settings(this).context()).map(List::of));
  }

  /**
   * Never compiles: this index does not hold whole items, so its query must first choose what to
   * read. Call {@link PartialQuery#hydrate} or the query's {@code project(...)}, and execute the
   * result.
   *
   * @param query a query that has not chosen yet
   * @param <T> the entity's record
   * @return nothing
   * @throws HydrateOrProjectFirst always
   */
  @SuppressWarnings("DoNotCallSuggester") // The compiler already prevents a call.
  public <T> CompletableFuture<Page<T>> execute(PartialQuery<T> query)
      throws HydrateOrProjectFirst {
    return HydrateOrProjectFirst.raise(query);
  }

  private <T extends @Nullable Object, P> PagedDescription<T, P> own(PagedOperation<T, P> query) {
    Objects.requireNonNull(query, "query");
    return settings(this).own(query, PagedOperation.describe(query));
  }

  private static CompletableFuture<Boolean> isMade(CompletableFuture<?> write) {
    return write.handle(
        (result, failure) -> {
          if (failure == null) {
            return true;
          }
          Throwable cause = Runner.causeOf(failure);
          if (cause instanceof RuntimeException refused) {
            return Refusals.isMade(refused);
          }
          throw new CompletionException(cause);
        });
  }

  /** Starts an operation. Errors found before the first request fail the future too. */
  private <R extends @Nullable Object> CompletableFuture<R> start(
      Supplier<? extends Operation<R>> operation) {
    Operation<R> made;
    try {
      made = operation.get();
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
    return execute(made);
  }

  private <E> Flow.Publisher<E> publisher(
      OperationDescription<?> operation, Supplier<Steps<? extends Iterable<E>>> parts) {
    return new StepsPublisher<>(settings(this).runner(transport, operation), parts);
  }
}
