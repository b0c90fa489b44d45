package dev.singlet.internal.transaction;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.GivenWrite;
import dev.singlet.internal.write.ReadItem;
import dev.singlet.internal.write.SentPlan;
import dev.singlet.internal.write.TransactionExecution;
import dev.singlet.internal.write.TransactionPlan;
import dev.singlet.internal.write.Unanswered;
import dev.singlet.internal.write.Write;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/**
 * Writes that are made together or not at all, of any clients, at least one.
 *
 * @param <W> the user's operations
 */
public final class TransactionSpec<W> implements OperationDescription<@Nullable Void> {

  private final List<Addressed<W, Write<?>>> writes;

  /** The gets of the items that must still be as they were read. */
  private final List<? extends Addressed<?, GetSpec<?>>> reads;

  private final @Nullable String token;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  private final SentPlan sent = new SentPlan();

  public TransactionSpec(
      List<Addressed<W, Write<?>>> writes, List<? extends Addressed<?, GetSpec<?>>> reads) {
    this(List.copyOf(writes), List.copyOf(reads), null, null);
  }

  private TransactionSpec(
      List<Addressed<W, Write<?>>> writes,
      List<? extends Addressed<?, GetSpec<?>>> reads,
      @Nullable String token,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.writes = writes;
    this.reads = reads;
    this.token = token;
    this.configuration = configuration;
  }

  public List<Addressed<W, Write<?>>> writes() {
    return writes;
  }

  public TransactionSpec<W> of(List<Addressed<W, Write<?>>> others) {
    return new TransactionSpec<>(others, reads, token, configuration);
  }

  public TransactionSpec<W> idempotencyToken(String clientRequestToken) {
    Objects.requireNonNull(clientRequestToken, "clientRequestToken");
    if (clientRequestToken.isEmpty()
        || clientRequestToken.length() > Limits.IDEMPOTENCY_TOKEN_CHARS) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "The idempotency token \"%s\" has %d characters. Give it 1 to %d, such as a UUID.",
              clientRequestToken, clientRequestToken.length(), Limits.IDEMPOTENCY_TOKEN_CHARS));
    }
    return new TransactionSpec<>(writes, reads, clientRequestToken, configuration);
  }

  /** Returns whether the user gave it an idempotency token. */
  public boolean hasToken() {
    return token != null;
  }

  public TransactionSpec<W> configuration(AwsRequestOverrideConfiguration override) {
    return new TransactionSpec<>(
        writes, reads, token, Objects.requireNonNull(override, "override"));
  }

  @Override
  public TransactWriteItemsRequest request(Context context) {
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
  public TableSchema table() {
    return writes.get(0).table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return Stream.of(Addressed.types(writes), Addressed.types(reads))
        .<ItemType<?>>flatMap(List::stream)
        .toList();
  }

  @Override
  public String label() {
    return "Transaction";
  }

  @Override
  public Step<@Nullable Void> start(Object operation, Context context) {
    TransactionExecution run = execution(context);
    TransactionPlan before = sent.of(run);
    return before == null ? run.plan().then(plan -> attempt(run, plan)) : attempt(run, before);
  }

  /**
   * Returns whether a request with its token was sent, in any execution, and no answer said that it
   * was not made.
   */
  public boolean mayHaveBeenMade(Context context) {
    return sent.of(execution(context)) != null;
  }

  /**
   * Refuses a transaction that DynamoDB would refuse, as far as that is known before items are
   * read. A request that was sent with its token is not checked again.
   *
   * @param name the name of the transaction, for the message
   */
  public void check(String name, Context context) {
    TransactionExecution run = execution(context);
    if (sent.of(run) == null) {
      run.check(name);
    }
  }

  /** Returns whether it consists of updates that change nothing, so that there is no request. */
  public boolean isUnchanged(Context context) {
    return writes.stream().allMatch(each -> each.description().isUnchanged(each.context(context)));
  }

  /**
   * Starts it on the condition that items are as they were read.
   *
   * @param isLast true to fail if they are not
   * @param unanswered the attempts of earlier transactions of the same work
   * @return false if they are not
   */
  public Step<Boolean> startAfter(
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
    return new TransactionExecution(given(context), read, context.attempts(), unanswered);
  }

  /** Returns the writes with the values that all of one client share. */
  private List<GivenWrite> given(Context executing) {
    CallSettings settings = new CallSettings();
    List<GivenWrite> given = new ArrayList<>(writes.size());
    for (Addressed<W, Write<?>> each : writes) {
      Write<?> write = each.description();
      Context context = write.settings(settings, each.context(executing));
      given.add(new GivenWrite(write, each.operation(), given.size() + 1, context));
    }
    return given;
  }

  private Step<@Nullable Void> attempt(TransactionExecution run, TransactionPlan own) {
    if (own.isEmpty()) {
      return Step.nothing();
    }
    TransactionPlan plan = token == null ? own : sent.begin(run, own);
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, @Nullable Void>call(
            run.writing(ItemAction.TRANSACT_WRITE_ITEMS),
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
