package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * One execution of writes, of one table or of several. If the changes of unique attributes depend
 * on the stored item, it is read first, and written on the condition that it is unchanged. If that
 * fails, the failure tells the item's new state, and the execution is tried again with it.
 */
public final class TransactionExecution {

  private final List<GivenWrite> writes;
  private final int maxAttempts;
  private final Map<ItemPlace, ReadItem> before = new LinkedHashMap<>();
  private final Map<Integer, PreparedWrite<?>> prepared = new HashMap<>();
  private final Map<Integer, Map<String, AttributeValue>> read = new HashMap<>();
  private final Map<ItemPlace, Map<String, AttributeValue>> reservations = new HashMap<>();
  private final Set<ItemPlace> ofOthers = new HashSet<>();
  private final Unanswered unanswered;
  private int attempts = 1;
  private @Nullable TransactionPlan own;
  private @Nullable TransactionPlan refusedOfOthers;
  private boolean isOutdated;
  private boolean isAskingForTypes;

  /**
   * Starts without reading.
   *
   * @param before items that were read, and must still be the same
   * @param maxAttempts how often it is tried while others write its items
   * @param unanswered the attempts of earlier executions that may still be made
   */
  public TransactionExecution(
      List<GivenWrite> writes,
      Collection<ReadItem> before,
      int maxAttempts,
      Unanswered unanswered) {
    this.writes = new ArrayList<>(writes);
    this.maxAttempts = maxAttempts;
    this.unanswered = unanswered;
    before.forEach(item -> this.before.put(item.place(), item));
  }

  /**
   * Returns whether this execution can repeat a plan of the same writes: it is for the same tables
   * and tenants, and was not refused already.
   */
  boolean repeats(TransactionPlan earlier) {
    return !earlier.equals(refusedOfOthers) && earlier.isFor(contexts());
  }

  /**
   * Returns an action that sends its requests as the client of the first write sends them. A
   * transaction that only checks what was read has no write.
   */
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> Action<Q, A> writing(
      ItemAction<Q, A> action) {
    return writes.isEmpty() ? action : writes.get(0).context().writing(action);
  }

  private List<Context> contexts() {
    return writes.stream().map(GivenWrite::context).toList();
  }

  /** Returns the plan, after reading the items that it needs. */
  public Step<TransactionPlan> plan() {
    for (int position = 1; position <= writes.size(); position++) {
      int unread = position;
      if (mustRead(position)) {
        return prepared(position)
            .read(given(position).context().tableName())
            .then(
                item -> {
                  read.put(unread, item);
                  return plan();
                });
      }
    }
    for (int position = 1; position <= writes.size(); position++) {
      String tableName = given(position).context().tableName();
      for (UniqueItem kept : kept(position)) {
        ItemPlace place = new ItemPlace(tableName, kept.key());
        if (!reservations.containsKey(place)) {
          return kept.read(tableName)
              .then(
                  reservation -> {
                    reservations.put(place, reservation);
                    return plan();
                  });
        }
      }
    }
    return Step.done(knownPlan());
  }

  /** Returns the unique values that a write leaves as they are in the stored item. */
  private List<UniqueItem> kept(int position) {
    GivenWrite given = given(position);
    return given.isUnchanged()
        ? List.of()
        : UniqueValues.kept(given, prepared(position), before(position));
  }

  private boolean mustRead(int position) {
    GivenWrite given = given(position);
    if (given.isUnchanged() || read.containsKey(position)) {
      return false;
    }
    PreparedWrite<?> prepared = prepared(position);
    ReadItem known = before.get(given.place(prepared));
    if (known != null) {
      read.put(position, known.item());
    }
    return known == null && prepared.mustRead();
  }

  /**
   * Refuses a transaction that DynamoDB would refuse, as far as that is known without reading.
   *
   * @param name the name of the transaction, for the message
   */
  public void check(String name) {
    List<TransactAction> actions = new ArrayList<>();
    UniqueValues uniqueValues = new UniqueValues(ofOthers, reservations);
    for (GivenWrite given : writes) {
      if (given.isUnchanged()) {
        continue;
      }
      PreparedWrite<?> prepared = prepared(given.position());
      Map<String, AttributeValue> item = prepared.before() == null ? Map.of() : prepared.before();
      actions.add(TransactAction.of(given, given.named(() -> prepared.guarded(item))));
      if (!prepared.mustRead()) {
        uniqueValues.add(given, prepared, item);
      }
    }
    actions.addAll(uniqueValues.actions());
    TransactionLimits.check(name, actions);
  }

  /**
   * Returns the plan if it needs no reading.
   *
   * @throws InvalidArgumentException if it does
   */
  public TransactionPlan knownPlan() {
    List<TransactAction> actions = new ArrayList<>();
    UniqueValues uniqueValues = new UniqueValues(ofOthers, reservations);
    Map<ItemPlace, ReadItem> unwritten = new LinkedHashMap<>(before);
    for (int position = 1; position <= writes.size(); position++) {
      GivenWrite given = given(position);
      if (given.isUnchanged()) {
        continue;
      }
      PreparedWrite<?> prepared = prepared(position);
      Map<String, AttributeValue> item = before(position, prepared);
      ReadItem known = unwritten.remove(given.place(prepared));
      actions.add(
          TransactAction.of(
              given,
              given.named(
                  () ->
                      known == null
                          ? prepared.guarded(item)
                          : prepared.request().apply(known.isStill()))));
      uniqueValues.add(given, prepared, item);
    }
    int position = writes.size();
    for (ReadItem known : unwritten.values()) {
      GivenWrite check = known.check(++position);
      actions.add(TransactAction.of(check, check.write().render(check.context())));
    }
    uniqueValues.requireDistinct();
    actions.addAll(uniqueValues.actions());
    TransactionPlan plan = new TransactionPlan(contexts(), actions, unanswered.nextToken());
    own = plan;
    return plan;
  }

  /**
   * Returns the next plan after a plan failed. If only other requests or a lack of capacity were in
   * the way, it is the same plan after a pause. If the plan of another execution is refused, the
   * items may have changed since then, so they are read again.
   *
   * @return null if the failure is final
   * @throws TransactionFailedException if there is nothing else to try
   */
  public @Nullable Step<TransactionPlan> next(TransactionPlan failed, Throwable failure) {
    TransactionFailedException earlier = unanswered.inPlaceOf(failure);
    if (earlier != null) {
      throw earlier;
    }
    if (failure instanceof TransactionCanceledException cancelled) {
      return next(failed, cancelled);
    }
    if (!Cancellation.isInvalid(failure)) {
      return null;
    }
    if (!askForTypes()) {
      failed.report((DynamoDbException) failure, isInDoubt());
      return null;
    }
    return plan();
  }

  /**
   * Asks for the types of stored values, once. DynamoDB refuses another type by an error without
   * the item, and some refusals also don't say which operation it is.
   *
   * @return false if there is nothing else to ask
   */
  private boolean askForTypes() {
    boolean isAsking = false;
    for (int i = 0; i < writes.size() && !isAskingForTypes; i++) {
      GivenWrite asking = writes.get(i).askingForTypes();
      if (!asking.equals(writes.set(i, asking))) {
        prepared.remove(i + 1);
        isAsking = true;
      }
    }
    isAskingForTypes = true;
    return isAsking;
  }

  private Step<TransactionPlan> next(
      TransactionPlan failed, TransactionCanceledException cancelled) {
    if (!failed.equals(own) && refusedOfOthers == null && !Cancellation.isPassing(cancelled)) {
      refusedOfOthers = failed;
      keep(failed, cancelled, Set.of(), false);
      return plan();
    }
    List<RefusedAction> refused = RefusedAction.of(failed, cancelled);
    Set<Integer> outdated = outdated(refused);
    if (!outdated.isEmpty()) {
      isOutdated = true;
      throw keep(failed, cancelled, outdated, true);
    }
    if (Cancellation.isInvalid(cancelled) && askForTypes()) {
      keep(failed, cancelled, Set.of(), false);
      return plan();
    }
    Set<Integer> changed = new HashSet<>();
    boolean isOwn = true;
    for (RefusedAction each : refused) {
      TransactAction action = each.action();
      if (action.unique() == null) {
        if (refreshIfChanged(action.position(), each.existing())) {
          changed.add(action.position());
        }
      } else if (action.item().delete() != null) {
        isOwn = !ofOthers.add(action.place()) && isOwn;
      }
    }
    TransactionFailedException failure = keep(failed, cancelled, changed, false);
    if (!changed.isEmpty() || !isOwn) {
      if (takeAttempt()) {
        return plan();
      }
      throw failure;
    }
    if (!Cancellation.isPassing(cancelled) || !takeAttempt()) {
      throw failure;
    }
    return Step.pause(Backoff.next(attempts - 2), () -> Step.done(failed));
  }

  private TransactionFailedException keep(
      TransactionPlan failed,
      TransactionCanceledException cancelled,
      Set<Integer> changed,
      boolean tellsOnlyChanged) {
    return unanswered.keep(
        new Cancellation(failed.actions(), cancelled, changed, tellsOnlyChanged)
            .toException(isInDoubt()));
  }

  /** Returns the positions of actions whose items are not as they were read. */
  private Set<Integer> outdated(List<RefusedAction> refused) {
    Set<Integer> outdated = new HashSet<>();
    for (RefusedAction each : refused) {
      TransactAction action = each.action();
      ReadItem known = action.unique() == null ? before.get(action.place()) : null;
      if (known != null && known.isOther(each.existing())) {
        outdated.add(action.position());
      }
    }
    return outdated;
  }

  /**
   * Returns whether the transaction must read its items again, because others have written them.
   */
  public boolean isOutdated() {
    return isOutdated;
  }

  /** Returns whether one of the requests may have been made, or may be made later. */
  public boolean isInDoubt() {
    return unanswered.isPossible();
  }

  /** Notes that another request of the same transaction may be made. */
  public void addDoubt() {
    unanswered.add();
  }

  /** Notes the failure of a request. An earlier attempt without an answer may still be made. */
  public void addDoubt(Throwable failure) {
    unanswered.add(failure);
  }

  /** Returns the final refusal. It is in doubt if one of the requests may make the write. */
  ConditionFailedException refusal(ConditionFailedException last) {
    return isInDoubt() ? last.inDoubt() : last;
  }

  /** Counts an attempt, and returns whether one was left. */
  boolean takeAttempt() {
    return attempts++ < maxAttempts;
  }

  /** Returns whether an item has changed since it was read. If so, the new item counts as read. */
  boolean refreshIfChanged(int position, Map<String, AttributeValue> existing) {
    Map<String, AttributeValue> before = read.get(position);
    if (before == null || !prepared(position).isOther(before, existing)) {
      return false;
    }
    read.put(position, Map.copyOf(existing));
    return true;
  }

  /** Returns the item that an operation assumes. */
  Map<String, AttributeValue> before(int position) {
    return before(position, prepared(position));
  }

  /** Prepares a write once, so that all requests write the same item. */
  PreparedWrite<?> prepared(int position) {
    return prepared.computeIfAbsent(position, each -> given(each).prepare());
  }

  private GivenWrite given(int position) {
    return writes.get(position - 1);
  }

  private Map<String, AttributeValue> before(int position, PreparedWrite<?> prepared) {
    if (!prepared.mustRead()) {
      return prepared.before() == null ? Map.of() : prepared.before();
    }
    Map<String, AttributeValue> item = read.get(position);
    if (item == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION,
          String.format(
              "The changes of a transaction to the unique attributes of %s depend on the stored"
                  + " items, which it reads first. There is no request before it is executed.",
              prepared.type()));
    }
    return item;
  }
}
