package dev.singlet.transaction;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.transaction.TransactionSpec;
import dev.singlet.internal.write.Write;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.operation.TableAccess;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Writes several items together or not at all: one {@code TransactWriteItems} request, two write
 * capacity units for each KB of each item, rounded up. The items can be of several tables: see
 * {@link #and(TableAccess, TransactWrite...)}.
 *
 * <pre>{@code
 * github.execute(
 *     Transaction.of(
 *             IssueEntity.put(issue).ifNotExists(),
 *             RepositoryEntity.check("aws", "sdk").exists(),
 *             CounterEntity.update("aws", "sdk").incrementIssues(1))
 *         .idempotencyToken(requestId));
 * }</pre>
 *
 * <p>If another request is writing one of the items, or if DynamoDB lacks capacity, nothing is
 * written, and the transaction is made again after a pause, by default up to eight times, with
 * pauses of 2.6 seconds at most in all: see {@link TableAccess#withTransactionAttempts}.
 *
 * <p>A {@link RecordUpdate} that changes nothing is left out. If nothing is left, no request is
 * made. Transactions that DynamoDB would refuse are refused before the request: more than 100
 * items, two operations on one item, more than 4 MB.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">DynamoDB's
 *     transactions</a>
 */
@CheckReturnValue
public final class Transaction extends Operation<@Nullable Void> {

  private final TransactionSpec<TransactWrite> spec;

  private Transaction(TransactionSpec<TransactWrite> spec) {
    this.spec = spec;
  }

  /**
   * Returns a transaction.
   *
   * @param writes puts, updates, deletes and checks of one table, at least one; {@link #and} adds
   *     those of another
   * @return a transaction of all of them
   * @throws InvalidArgumentException if there are none, or if they are of different tables
   */
  public static Transaction of(TransactWrite... writes) {
    return of(Arrays.asList(writes));
  }

  /**
   * Returns a transaction.
   *
   * @param writes puts, updates, deletes and checks of one table, at least one; {@link #and} adds
   *     those of another
   * @return a transaction of all of them
   * @throws InvalidArgumentException if there are none, or if they are of different tables
   */
  public static Transaction of(Collection<? extends TransactWrite> writes) {
    List<Addressed<TransactWrite, Write<?>>> all =
        Addressed.toExecuting("write", writes, TransactWrite::describe);
    if (all.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION, "A transaction is empty. Give it an operation.");
    }
    return new Transaction(
        new TransactionSpec<>(Addressed.requireOneTable("Operation", all), List.of()));
  }

  /**
   * Adds writes to another table, in the same request, so that all are made or none.
   *
   * <pre>{@code
   * shop.execute(
   *     Transaction.of(OrderEntity.put(order).ifNotExists())
   *         .and(warehouse, StockEntity.update("clock").decrementPieces(1)));
   * }</pre>
   *
   * @param client a client for that table; its writes have its table name, tenant and clock, but
   *     the request is sent by the client that executes the transaction
   * @param more puts, updates, deletes and checks of that table
   * @return a transaction with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public Transaction and(TableAccess<?> client, TransactWrite... more) {
    return and(client, Arrays.asList(more));
  }

  /**
   * Adds writes to another table. Same as {@link #and(TableAccess, TransactWrite...)}.
   *
   * @param client a client for that table
   * @param more puts, updates, deletes and checks of that table
   * @return a transaction with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public Transaction and(TableAccess<?> client, Collection<? extends TransactWrite> more) {
    return new Transaction(
        spec.of(
            Addressed.and(
                spec.writes(),
                TableAccess.settings(client),
                "write",
                more,
                TransactWrite::describe)));
  }

  /**
   * Makes the transaction safe to execute again when its outcome is unknown, such as after a
   * timeout. For ten minutes, DynamoDB carries out one request of a token only once. It refuses a
   * different request with the same token, with its {@code IdempotentParameterMismatchException}.
   *
   * <p>So execute the same {@code Transaction} object again: it repeats its request with the times
   * of the first one. A new object needs the same times, by {@link
   * dev.singlet.TableClient#withClock}.
   *
   * @param clientRequestToken 1 to 36 characters
   * @return a transaction with the token
   * @throws InvalidArgumentException if the token is empty or longer
   */
  public Transaction idempotencyToken(String clientRequestToken) {
    return new Transaction(spec.idempotencyToken(clientRequestToken));
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request. The settings of the operations
   * are ignored.
   *
   * @param override the SDK's own request configuration
   * @return a transaction with it
   */
  public Transaction overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Transaction(spec.configuration(override));
  }

  /**
   * Returns the writes.
   *
   * @return the operations of all tables, as they were given
   */
  public List<TransactWrite> writes() {
    return spec.writes().stream().map(Addressed::operation).toList();
  }

  @Override
  public TransactWriteItemsRequest toRequest() {
    return (TransactWriteItemsRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if an entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   * @throws InvalidArgumentException if it is more than DynamoDB takes, if two operations are on
   *     one item, or if there is no request to show: nothing changes, or the writes for unique
   *     attributes are known only when the transaction is executed
   */
  @Override
  public TransactWriteItemsRequest toRequest(RequestContext context) {
    return (TransactWriteItemsRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected TransactionSpec<TransactWrite> description() {
    return spec;
  }

  /**
   * Returns what clients and series need to know of a transaction. It isn't for programs: the
   * result is of a type that is not exported.
   *
   * @param transaction the transaction
   * @return its description
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static TransactionSpec<TransactWrite> describe(Transaction transaction) {
    return transaction.spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
