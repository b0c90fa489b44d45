package dev.singlet;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.HydrateOrProjectFirst;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.client.Refusals;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.context.PagedDescription;
import dev.singlet.internal.engine.BlockingTransport;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.StepsIterator;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.operation.PagedOperation;
import dev.singlet.operation.TableAccess;
import dev.singlet.query.Page;
import dev.singlet.query.PartialQuery;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanPage;
import dev.singlet.schema.TableSchema;
import dev.singlet.transaction.OpenTransaction;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.transaction.Transaction;
import dev.singlet.value.ReadPolicy;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Executes operations on one table. Immutable and thread-safe. Holds only the given client.
 *
 * <pre>{@code
 * TableClient github = GitHubTable.client(DynamoDbClient.create());
 * github.execute(UserEntity.put(user).ifNotExists());
 * }</pre>
 *
 * <p>If DynamoDB answers with an error, the SDK's own exception is thrown.
 */
public final class TableClient extends TableAccess<TableClient> {

  private final BlockingTransport transport;

  /**
   * Called by the generated table class.
   *
   * @param dynamoDb the client that sends the requests; the caller closes it
   * @param schema the table
   */
  public TableClient(DynamoDbClient dynamoDb, TableSchema schema) {
    this(
        new BlockingTransport(Objects.requireNonNull(dynamoDb, "dynamoDb"), null),
        ClientSettings.of(schema));
  }

  private TableClient(BlockingTransport transport, ClientSettings settings) {
    super(settings);
    this.transport = transport;
  }

  /**
   * Returns a client that uses an executor for requests that can run at once, such as those of a
   * batch. Without an executor, requests run one after the other on the calling thread.
   *
   * <p>If one of them fails, no other starts, and the call throws when those under way have ended.
   *
   * @param executor lends a thread to each running request; the caller closes it
   * @return a client with that executor
   */
  public TableClient withExecutor(Executor executor) {
    Objects.requireNonNull(executor, "executor");
    return new TableClient(new BlockingTransport(transport.dynamoDb(), executor), settings(this));
  }

  @Override
  @SuppressWarnings("exports")
  protected TableClient with(ClientSettings changed) {
    return new TableClient(transport, changed);
  }

  /**
   * Executes an operation.
   *
   * @param operation made by a generated class of this table
   * @param <R> the type of its result
   * @return its result
   * @throws ConditionFailedException if a write's condition does not hold
   * @throws TransactionFailedException if DynamoDB cancels a transaction, also the transaction that
   *     writes unique attributes
   * @throws dev.singlet.error.SingletException if the operation is refused before a request is
   *     made, or if an item that was read does not fit the model
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException if DynamoDB answers
   *     with any other error
   */
  public <R extends @Nullable Object> R execute(Operation<R> operation) {
    Objects.requireNonNull(operation, "operation");
    return run(operation, Operation.describe(operation));
  }

  /**
   * Executes a write, and returns whether it was made. It is like {@link #execute(Operation)}, but
   * returns false if the condition doesn't hold. Use it where a refusal is expected, such as for an
   * item that is there already.
   *
   * @param write a write, or a transaction of several
   * @return true if it was made; false if a condition doesn't hold, so that nothing was written
   * @throws ConditionFailedException if it was refused after an attempt that may have been made, or
   *     because the item has another schema version
   * @throws TransactionFailedException if something else than conditions made it fail
   * @throws dev.singlet.error.SingletException as {@link #execute(Operation)} does
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException if DynamoDB answers
   *     with any other error
   */
  public boolean tryExecute(Operation<?> write) {
    Objects.requireNonNull(write, "write");
    return isMade(write, Operation.describe(write));
  }

  private boolean isMade(Object operation, OperationDescription<?> write) {
    try {
      run(operation, write);
      return true;
    } catch (RuntimeException failure) {
      return Refusals.isMade(failure);
    }
  }

  /** Takes no operation as such, so that the JVM need not load its class with the client. */
  private <R extends @Nullable Object> R run(
      Object operation, OperationDescription<R> description) {
    return runner(operation, description)
        .run(description.start(operation, settings(this).context()));
  }

  /**
   * Writes all of the given operations, or none. Same as {@link #execute(Operation)} of a {@link
   * Transaction}.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @throws TransactionFailedException if DynamoDB cancels the transaction
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them are on one item
   * @throws dev.singlet.error.SingletException if one of them is refused before the request is made
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException if DynamoDB answers
   *     with any other error
   */
  public void transact(TransactWrite... writes) {
    Transaction transaction = Transaction.of(writes);
    run(transaction, Transaction.describe(transaction));
  }

  /**
   * Writes all of the given operations, or none, and tells which. Same as {@link #tryExecute} of a
   * {@link Transaction}.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return true if they were made; false if a condition of one doesn't hold
   * @throws TransactionFailedException if something else than conditions made it fail
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them are on one item
   */
  public boolean tryTransact(TransactWrite... writes) {
    Transaction transaction = Transaction.of(writes);
    return isMade(transaction, Transaction.describe(transaction));
  }

  /**
   * Writes all of the given operations, or none, and tells which, as {@link
   * #tryTransact(TransactWrite...)} does.
   *
   * @param writes puts, updates, deletes and checks of this table
   * @return true if they were made; false if a condition of one doesn't hold
   */
  public boolean tryTransact(Collection<? extends TransactWrite> writes) {
    Transaction transaction = Transaction.of(writes);
    return isMade(transaction, Transaction.describe(transaction));
  }

  /**
   * Writes all of the given operations, or none. Same as {@link #transact(TransactWrite...)}, with
   * its exceptions.
   *
   * @param writes puts, updates, deletes and checks of this table
   */
  public void transact(Collection<? extends TransactWrite> writes) {
    Transaction transaction = Transaction.of(writes);
    run(transaction, Transaction.describe(transaction));
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
   * Invoice invoice = shop.transact(tx -> {
   *   Sequence sequence = tx.read(SequenceEntity.get("delft")).orElseThrow();
   *   Invoice next = new Invoice(order, sequence.last() + 1);
   *   tx.write(
   *       InvoiceEntity.put(next),
   *       SequenceEntity.update("delft").last(next.number()));
   *   return next;
   * });
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
   * <p>{@link OpenTransaction#on} reads and writes items of another table, or of another tenant.
   * Reads by other means, such as a query, are not compared.
   *
   * @param work reads, then writes. It can run several times, so it should do nothing else that
   *     others see. If it throws, the transaction ends, and nothing is written
   * @param <R> the type of its result
   * @return the result of the run whose writes were made
   * @throws TransactionFailedException if a condition of a write doesn't hold, or if others were in
   *     the way of the last run, too; {@link TransactionFailedException#isPassing} tells which
   * @throws dev.singlet.error.SingletException if a write is refused before the request is made, or
   *     if an item that was read does not fit the model
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException if DynamoDB answers
   *     with any other error
   */
  public <R extends @Nullable Object> R transact(Function<? super OpenTransaction, R> work) {
    return OpenTransaction.run(settings(this), transport, work);
  }

  /**
   * Reads several items as they are at one moment. Same as {@link #execute} of a {@link
   * TransactGet}.
   *
   * @param gets the gets, all of this table
   * @return the items, found by their gets
   * @throws InvalidArgumentException if there are none, if they are more than DynamoDB takes, or if
   *     two of them read one item
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException if DynamoDB answers
   *     with an error, such as the SDK's TransactionCanceledException if others keep writing an
   *     item
   */
  public TransactedItems transactGet(Get<?>... gets) {
    TransactGet together = TransactGet.of(gets);
    return run(together, TransactGet.describe(together));
  }

  /**
   * Reads one page of a query or a scan. Same as {@link #execute}.
   *
   * @param query the query or the scan
   * @param <P> the page
   * @return the page
   * @throws dev.singlet.error.SingletException if the query is refused before a request is made, or
   *     if an item that was read does not fit the model
   * @throws software.amazon.awssdk.services.dynamodb.model.DynamoDbException if DynamoDB answers
   *     with any other error
   */
  public <P> P page(PagedOperation<?, P> query) {
    Objects.requireNonNull(query, "query");
    return run(query, PagedOperation.describe(query));
  }

  /**
   * Returns all items of a query or a scan, up to its limit. Requests are made one after the other,
   * while the stream is read. Reading it throws the exceptions of {@link #execute}. A hydrated
   * query leaves out entries without an item; {@link #pages} lists them.
   *
   * @param query the query or the scan
   * @param <T> the type of its items
   * @return a sequential stream, of a query in key order; it need not be closed
   * @throws InvalidArgumentException if the query is of another table, or if unreadable items are
   *     to be collected in pages, because a stream of items has no pages; use {@link
   *     ReadPolicy#collect(java.util.function.Consumer)} instead
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that leads
   *     back, or from a token of another query
   */
  public <T extends @Nullable Object> Stream<T> stream(PagedOperation<T, ?> query) {
    Objects.requireNonNull(query, "query");
    PagedDescription<T, ?> description = PagedOperation.describe(query);
    Runner runner = runner(query, description);
    ItemReading.requireWithoutPage(
        description.policy(settings(this).context()), "A stream of " + query);
    return stream(new StepsIterator<>(runner, description.items(settings(this).context())));
  }

  /**
   * Returns all pages of a query or a scan, each as {@link #execute} returns it. Requests are made
   * one after the other, while the stream is read. If a query starts from a token that leads back,
   * the pages go backwards, and each page keeps the query's own order. A page of a scan has a
   * {@link ScanPage#checkpoint}, from which {@link Scan#from} continues after that page. Reading
   * the stream throws the exceptions of {@link #execute}.
   *
   * @param query the query or the scan; its limit applies to each page
   * @param <P> the page
   * @return a sequential stream; it need not be closed
   * @throws InvalidArgumentException if the query is of another table
   */
  public <P> Stream<P> pages(PagedOperation<?, P> query) {
    Objects.requireNonNull(query, "query");
    PagedDescription<?, P> description = PagedOperation.describe(query);
    Runner runner = runner(query, description);
    return stream(
        new StepsIterator<>(runner, description.pages(settings(this).context()).map(List::of)));
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
  public <T> Page<T> execute(PartialQuery<T> query) throws HydrateOrProjectFirst {
    return HydrateOrProjectFirst.raise(query);
  }

  /**
   * Never compiles, like {@link #execute(PartialQuery)}.
   *
   * @param query a query that has not chosen yet
   * @param <T> the entity's record
   * @return nothing
   * @throws HydrateOrProjectFirst always
   */
  @SuppressWarnings("DoNotCallSuggester") // The compiler already prevents a call.
  public <T> Stream<T> stream(PartialQuery<T> query) throws HydrateOrProjectFirst {
    return HydrateOrProjectFirst.raise(query);
  }

  /** Returns a runner for an operation, which must be of this table. */
  private Runner runner(Object operation, OperationDescription<?> description) {
    return settings(this).runner(transport, settings(this).own(operation, description));
  }

  private static <E> Stream<E> stream(Iterator<E> iterator) {
    int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(iterator, characteristics), false);
  }
}
