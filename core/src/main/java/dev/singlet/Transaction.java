package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.GivenWrite;
import dev.singlet.internal.write.ReadItem;
import dev.singlet.internal.write.TransactionExecution;
import dev.singlet.internal.write.TransactionPlan;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Writes several items together or not at all: one {@code TransactWriteItems} request, two write
 * capacity units for each KB of each item, rounded up.
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

  private final List<TransactWrite> writes;
  private final @Nullable String token;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * The plan that was sent with the token, unless an answer said that it was not written. DynamoDB
   * accepts a repeated request only if it is identical to the byte, with the same stamped times.
   */
  private final AtomicReference<@Nullable TransactionPlan> sent = new AtomicReference<>();

  private Transaction(
      List<TransactWrite> writes,
      @Nullable String token,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.writes = writes;
    this.token = token;
    this.configuration = configuration;
  }

  /**
   * Returns a transaction.
   *
   * @param writes puts, updates, deletes and checks of one table, at least one
   * @return a transaction of all of them
   * @throws InvalidArgumentException if there are none, or if they are of different tables
   */
  public static Transaction of(TransactWrite... writes) {
    return of(Arrays.asList(writes));
  }

  /**
   * Returns a transaction.
   *
   * @param writes puts, updates, deletes and checks of one table, at least one
   * @return a transaction of all of them
   * @throws InvalidArgumentException if there are none, or if they are of different tables
   */
  public static Transaction of(Collection<? extends TransactWrite> writes) {
    writes.forEach(write -> Objects.requireNonNull(write, "write"));
    List<TransactWrite> all = List.copyOf(writes);
    if (all.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION, "A transaction is empty. Give it an operation.");
    }
    TableSchema table = WriteDescriptions.of(all.get(0)).type().table();
    for (int i = 1; i < all.size(); i++) {
      TableSchema other = WriteDescriptions.of(all.get(i)).type().table();
      if (!other.equals(table)) {
        throw new InvalidArgumentException(
            ErrorCode.WRONG_TABLE,
            String.format(
                "Operation %d of a transaction, %s, belongs to the table %s, and operation 1 to %s."
                    + " Give it operations of one table.",
                i + 1, all.get(i), other.name(), Operation.nameBeside(other, table)));
      }
    }
    return new Transaction(all, null, null);
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
    return new Transaction(writes, clientRequestToken, configuration);
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request. The settings of the operations
   * are ignored.
   *
   * @param override the SDK's own request configuration
   * @return a transaction with it
   */
  public Transaction overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Transaction(writes, token, Objects.requireNonNull(override, "override"));
  }

  /**
   * Returns the writes.
   *
   * @return the operations as they were given
   */
  public List<TransactWrite> writes() {
    return writes;
  }

  @Override
  public TransactWriteItemsRequest toRequest() {
    return (TransactWriteItemsRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if an entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
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
    return WriteDescriptions.of(writes.get(0)).type().table();
  }

  @Override
  String label() {
    return "Transaction";
  }

  @Override
  Step<@Nullable Void> start(Context context) {
    TransactionExecution run = execution(context);
    TransactionPlan before = sent.get();
    return before != null && run.repeats(before)
        ? attempt(run, before)
        : run.plan().then(plan -> attempt(run, plan));
  }

  /** Tells whether it consists of updates that change nothing, so that there is no request. */
  boolean isUnchanged(Context context) {
    return writes.stream()
        .allMatch(operation -> WriteDescriptions.of(operation).isUnchanged(context));
  }

  /**
   * Starts it on the condition that items are as they were read.
   *
   * @param isLast true to fail if they are not
   * @return false if they are not
   */
  Step<Boolean> startAfter(Collection<ReadItem> read, Context context, boolean isLast) {
    TransactionExecution run = execution(read, context);
    return Step.begin(
        () -> run.plan().then(plan -> attempt(run, plan)).map(done -> true),
        failure -> run.isOutdated() && !isLast ? Step.done(false) : null);
  }

  private TransactionExecution execution(Context context) {
    return execution(List.of(), context);
  }

  private TransactionExecution execution(Collection<ReadItem> read, Context context) {
    Context atOneTime = context.atOneTime();
    List<GivenWrite> given = new ArrayList<>(writes.size());
    for (TransactWrite write : writes) {
      int position = given.size() + 1;
      given.add(new GivenWrite(WriteDescriptions.of(write), write, position, atOneTime));
    }
    return new TransactionExecution(given, read, context.attempts());
  }

  private Step<@Nullable Void> attempt(TransactionExecution run, TransactionPlan plan) {
    if (plan.isEmpty()) {
      return Step.nothing();
    }
    if (token != null) {
      sent.set(plan);
    }
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, @Nullable Void>call(
            Writes.TransactWriteItems.ACTION,
            plan.toRequest(token == null ? plan.ownToken() : token, configuration),
            answer -> Step.nothing())
        .on(
            TransactionCanceledException.class,
            cancelled -> {
              sent.set(null);
              return run.next(plan, cancelled).then(next -> attempt(run, next));
            });
  }

  @Override
  public String toString() {
    return writes.size() == 1
        ? "Transaction[" + writes.get(0) + "]"
        : "Transaction[" + writes.size() + " operations]";
  }
}
