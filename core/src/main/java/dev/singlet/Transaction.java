package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.ReadItem;
import dev.singlet.internal.write.SentPlan;
import dev.singlet.internal.write.TransactionExecution;
import dev.singlet.internal.write.TransactionPlan;
import dev.singlet.internal.write.Unanswered;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

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

  private final List<Addressed<TransactWrite>> writes;

  /** The gets of the items that must still be as they were read. */
  private final List<Addressed<Get<?>>> reads;

  private final @Nullable String token;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  private final SentPlan sent = new SentPlan();

  private Transaction(
      List<Addressed<TransactWrite>> writes,
      List<Addressed<Get<?>>> reads,
      @Nullable String token,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.writes = writes;
    this.reads = reads;
    this.token = token;
    this.configuration = configuration;
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
    List<Addressed<TransactWrite>> all = Addressed.toExecuting("write", writes);
    if (all.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION, "A transaction is empty. Give it an operation.");
    }
    return addressed(Addressed.requireOneTable("Operation", all), List.of());
  }

  /** Returns a transaction of writes of any clients, at least one, which follow from reads. */
  static Transaction addressed(
      List<Addressed<TransactWrite>> writes, List<Addressed<Get<?>>> reads) {
    return new Transaction(List.copyOf(writes), List.copyOf(reads), null, null);
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
        Addressed.and(writes, client, "write", more), reads, token, configuration);
  }

  /**
   * Makes the transaction safe to execute again when its outcome is unknown, such as after a
   * timeout. For ten minutes, DynamoDB carries out one request of a token only once. It refuses a
   * different request with the same token, with its {@code IdempotentParameterMismatchException}.
   *
   * <p>So execute the same {@code Transaction} object again: it repeats its request with the times
   * of the first one. A new object needs the same times, by {@link TableClient#withClock}.
   *
   * @param clientRequestToken 1 to 36 characters
   * @return a transaction with the token
   * @throws InvalidArgumentException if the token is empty or longer
   */
  public Transaction idempotencyToken(String clientRequestToken) {
    Objects.requireNonNull(clientRequestToken, "clientRequestToken");
    if (clientRequestToken.isEmpty()
        || clientRequestToken.length() > Limits.IDEMPOTENCY_TOKEN_CHARS) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "The idempotency token \"%s\" has %d characters. Give it 1 to %d, such as a UUID.",
              clientRequestToken, clientRequestToken.length(), Limits.IDEMPOTENCY_TOKEN_CHARS));
    }
    return new Transaction(writes, reads, clientRequestToken, configuration);
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request. The settings of the operations
   * are ignored.
   *
   * @param override the SDK's own request configuration
   * @return a transaction with it
   */
  public Transaction overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Transaction(writes, reads, token, Objects.requireNonNull(override, "override"));
  }

  /**
   * Returns the writes.
   *
   * @return the operations of all tables, as they were given
   */
  public List<TransactWrite> writes() {
    return writes.stream().map(Addressed::operation).toList();
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
    return request(context.context());
  }

  @Override
  TransactWriteItemsRequest request(Context context) {
    TransactionPlan plan = execution(context).knownPlan();
    if (plan.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_UPDATE,
          this
              + " changes nothing, so there is no request. Check isUnchanged() of its updates"
              + " first.");
    }
    return plan.toRequest(token, configuration);
  }

  @Override
  TableSchema table() {
    return WriteOperation.describe(writes.get(0).operation()).type().table();
  }

  @Override
  List<? extends ItemType<?>> types() {
    return Stream.concat(
            writes.stream().map(each -> WriteOperation.describe(each.operation()).type()),
            reads.stream().flatMap(get -> get.operation().types().stream()))
        .toList();
  }

  @Override
  String label() {
    return "Transaction";
  }

  @Override
  Step<@Nullable Void> start(Context context) {
    TransactionExecution run = execution(context);
    TransactionPlan before = sent.of(run);
    return before == null ? run.plan().then(plan -> attempt(run, plan)) : attempt(run, before);
  }

  /**
   * Returns whether a request with its token was sent, in any execution, and no answer said that it
   * was not made.
   */
  boolean mayHaveBeenMade(Context context) {
    return sent.of(execution(context)) != null;
  }

  /** Returns the transaction with an idempotency token, which is its own if it has one. */
  Transaction withToken() {
    return token == null ? idempotencyToken(UUID.randomUUID().toString()) : this;
  }

  /**
   * Refuses a transaction that DynamoDB would refuse, as far as that is known before items are
   * read. A request that was sent with its token is not checked again.
   *
   * @param name the name of the transaction, for the message
   */
  void check(String name, Context context) {
    TransactionExecution run = execution(context);
    if (sent.of(run) == null) {
      run.check(name);
    }
  }

  /** Returns whether it consists of updates that change nothing, so that there is no request. */
  boolean isUnchanged(Context context) {
    return writes.stream()
        .allMatch(
            each -> WriteOperation.describe(each.operation()).isUnchanged(each.context(context)));
  }

  /**
   * Starts it on the condition that items are as they were read.
   *
   * @param isLast true to fail if they are not
   * @param unanswered the attempts of earlier transactions of the same work
   * @return false if they are not
   */
  Step<Boolean> startAfter(
      Collection<ReadItem> read, Context context, boolean isLast, Unanswered unanswered) {
    TransactionExecution run = execution(read, context, unanswered);
    return Step.begin(
        () -> run.plan().then(plan -> attempt(run, plan)).map(done -> true),
        failure -> run.isOutdated() && !isLast ? Step.done(false) : null);
  }

  private TransactionExecution execution(Context context) {
    return execution(List.of(), context, new Unanswered());
  }

  private TransactionExecution execution(
      Collection<ReadItem> read, Context context, Unanswered unanswered) {
    return new TransactionExecution(
        WriteOperation.describe(writes, context), read, context.attempts(), unanswered);
  }

  private Step<@Nullable Void> attempt(TransactionExecution run, TransactionPlan own) {
    if (own.isEmpty()) {
      return Step.nothing();
    }
    TransactionPlan plan = token == null ? own : sent.begin(run, own);
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, @Nullable Void>call(
            ItemAction.TRANSACT_WRITE_ITEMS,
            plan.toRequest(token == null ? plan.ownToken() : token, configuration),
            answer -> made(plan))
        .orElse(failure -> afterFailure(run, plan, failure));
  }

  private Step<@Nullable Void> made(TransactionPlan plan) {
    sent.end(plan, true);
    return Step.nothing();
  }

  private @Nullable Step<@Nullable Void> afterFailure(
      TransactionExecution run, TransactionPlan plan, Throwable failure) {
    run.addDoubt(failure);
    if (sent.end(plan, run.isInDoubt())) {
      run.addDoubt();
    }
    Step<TransactionPlan> next = run.next(plan, failure);
    return next == null ? null : next.then(other -> attempt(run, other));
  }

  @Override
  public String toString() {
    return writes.size() == 1
        ? "Transaction[" + writes.get(0).operation() + "]"
        : "Transaction[" + writes.size() + " operations]";
  }
}
