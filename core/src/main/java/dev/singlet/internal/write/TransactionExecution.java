package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Step;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * One execution of writes, all at one time. Where what becomes of unique attributes depends on what
 * an item has, that is read first, and written on the condition that it is still so; what fails
 * tells what the item has now, with which it is tried again.
 */
public final class TransactionExecution {

  private static final int MAX_ATTEMPTS = 4;

  private final List<GivenWrite> writes;
  private final Context context;
  private final Map<Integer, Map<String, AttributeValue>> read = new HashMap<>();
  private final Set<PrimaryKey> ofOthers = new HashSet<>();
  private int attempts = 1;
  private boolean isInDoubt;

  /** Reads nothing yet. */
  public TransactionExecution(List<GivenWrite> writes, Context context) {
    this.writes = writes;
    this.context = context.withClock(Clock.fixed(context.clock().instant(), ZoneOffset.UTC));
  }

  /** What to do, after what must be read for it is read. */
  public Step<TransactionPlan> plan() {
    for (int position = 1; position <= writes.size(); position++) {
      int unread = position;
      if (mustRead(position)) {
        return prepared(position)
            .read(context.tableName())
            .then(
                item -> {
                  read.put(unread, item);
                  return plan();
                });
      }
    }
    return Step.done(knownPlan());
  }

  private boolean mustRead(int position) {
    boolean isUnchanged = writes.get(position - 1).write().isUnchanged(context);
    return !isUnchanged && !read.containsKey(position) && prepared(position).mustRead();
  }

  /**
   * What to do, if nothing must be read for it.
   *
   * @throws InvalidArgumentException if something must
   */
  public TransactionPlan knownPlan() {
    List<TransactAction> actions = new ArrayList<>();
    UniqueValues uniqueValues = new UniqueValues(ofOthers, context);
    for (int position = 1; position <= writes.size(); position++) {
      GivenWrite given = writes.get(position - 1);
      if (given.write().isUnchanged(context)) {
        continue;
      }
      PreparedWrite<?> prepared = prepared(position);
      Map<String, AttributeValue> item = before(position, prepared);
      actions.add(TransactAction.of(given, prepared.guarded(item)));
      uniqueValues.add(given, prepared, item);
    }
    actions.addAll(uniqueValues.actions());
    return new TransactionPlan(context, actions);
  }

  /**
   * What to do after a plan failed.
   *
   * @throws TransactionFailedException if there is nothing else to do
   */
  public Step<TransactionPlan> next(
      TransactionPlan failed, TransactionCanceledException cancelled) {
    Set<Integer> outrun = new HashSet<>();
    boolean isOwn = true;
    List<CancellationReason> reasons = cancelled.cancellationReasons();
    for (int i = 0; i < reasons.size() && i < failed.actions().size(); i++) {
      CancellationReason reason = reasons.get(i);
      TransactAction action = failed.actions().get(i);
      if (!"ConditionalCheckFailed".equals(reason.code())) {
        continue;
      }
      if (action.unique() == null) {
        Map<String, AttributeValue> existing = reason.hasItem() ? reason.item() : Map.of();
        if (isOutrun(action.position(), existing)) {
          outrun.add(action.position());
        }
      } else if (action.item().delete() != null) {
        isOwn = !ofOthers.add(action.key()) && isOwn;
      }
    }
    if ((outrun.isEmpty() && isOwn) || !goesOn()) {
      throw failed.failure(cancelled, outrun);
    }
    return plan();
  }

  /** The same again a little later; null if no attempt is left. */
  @Nullable Step<TransactionPlan> later() {
    int inVain = attempts - 1;
    return goesOn() ? Step.pause(Backoff.next(inVain), this::plan) : null;
  }

  /** Takes what a write by itself failed with, which may have been made for all that. */
  void addDoubt(Throwable failure) {
    isInDoubt |= LostAnswer.isPossible(failure);
  }

  /** Why the write is refused in the end, in doubt if one of its requests may have made it. */
  ConditionFailedException refusal(ConditionFailedException last) {
    return isInDoubt ? last.inDoubt() : last;
  }

  /** Counts an attempt; whether there is one left. */
  boolean goesOn() {
    return attempts++ < MAX_ATTEMPTS;
  }

  /** Whether an item is not what was read of it; then what it is counts as read. */
  boolean isOutrun(int position, Map<String, AttributeValue> existing) {
    Map<String, AttributeValue> before = read.get(position);
    if (before == null || !prepared(position).isOther(before, existing)) {
      return false;
    }
    read.put(position, Map.copyOf(existing));
    return true;
  }

  /** What an operation takes its item to be. */
  Map<String, AttributeValue> before(int position) {
    return before(position, prepared(position));
  }

  PreparedWrite<?> prepared(int position) {
    return writes.get(position - 1).write().prepare(context);
  }

  private Map<String, AttributeValue> before(int position, PreparedWrite<?> prepared) {
    if (!prepared.mustRead()) {
      return prepared.before() == null ? Map.of() : prepared.before();
    }
    Map<String, AttributeValue> item = read.get(position);
    if (item == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION,
          "What a transaction does to the unique attributes of "
              + prepared.type()
              + " shows when it reads them. There is no request before it is executed.");
    }
    return item;
  }
}
