package dev.singlet;

import dev.singlet.ConditionFailedException.Doubt;
import dev.singlet.ConditionFailedException.Reason;
import dev.singlet.entity.EntityType;
import dev.singlet.expression.Changes;
import dev.singlet.expression.Condition;
import dev.singlet.internal.LostAnswer;
import dev.singlet.key.PrimaryKey;
import dev.singlet.step.Outcome;
import dev.singlet.step.Step;
import dev.singlet.step.Writes;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * One execution of an update. Where it reaches into a map that the item doesn't have, or starts
 * from NULL, which shows in the condition that fails, it is made once more so that it writes what
 * is not there. Where DynamoDB refuses what the update starts from, which shows nothing of the
 * item, it is asked for by a condition first.
 *
 * @param update the update
 * @param context what its requests depend on
 * @param returnValues what is asked of DynamoDB
 * @param result makes what the operation gives of the attributes that DynamoDB answers
 */
record UpdateRun<T, R extends @Nullable Object>(
    ItemUpdate<T, ?> update,
    RequestContext context,
    ReturnValue returnValues,
    BiFunction<Map<String, AttributeValue>, RequestContext, R> result) {

  private static final int MAX_REQUESTS = 3;
  private static final String INVALID = "ValidationException";

  Step<R> start() {
    return update.state().unique().isEmpty()
        ? attempt(requested(), false, 1, false)
        : startUnique();
  }

  private Changes<T> requested() {
    return update.state().changes();
  }

  private Step<R> attempt(Changes<T> changes, boolean areFitted, int request, boolean isInDoubt) {
    WriteRequest<UpdateItemRequest> write = update.write(context, changes, returnValues);
    return Step.call(
        Writes.UpdateItem.ACTION,
        write.request(),
        new Attempted<>(this, areFitted, write.condition(), request, isInDoubt));
  }

  /**
   * What comes of one request.
   *
   * @param wasInDoubt whether one before it may have made the update
   */
  private record Attempted<T, R extends @Nullable Object>(
      UpdateRun<T, R> run,
      boolean isFitted,
      Condition<?> condition,
      int request,
      boolean wasInDoubt)
      implements Outcome<UpdateItemResponse, R> {

    @Override
    public Step<R> answered(UpdateItemResponse answer) {
      return Step.done(run.result.apply(answer.attributes(), run.context));
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      if (failure instanceof ConditionalCheckFailedException refusal) {
        return run.refused(this, refusal);
      }
      return request == 1 && isInvalid(failure) ? run.askingForTypes(failure) : null;
    }
  }

  private static boolean isInvalid(Throwable failure) {
    return failure instanceof DynamoDbException refusal
        && refusal.awsErrorDetails() != null
        && INVALID.equals(refusal.awsErrorDetails().errorCode());
  }

  /** The same again, so that the item shows if what it has is not what the update starts from. */
  private @Nullable Step<R> askingForTypes(Throwable failure) {
    Changes<T> asking = requested().askingForTypes();
    return asking == requested() ? null : attempt(asking, false, 2, LostAnswer.isPossible(failure));
  }

  private Step<R> refused(Attempted<T, R> attempt, ConditionalCheckFailedException refusal) {
    EntityType<T> type = update.state().type();
    WriteFailure failure = new WriteFailure(keyed(), type, false, attempt.condition());
    Changes<T> requested = requested();
    Changes<T> next = isHopeless(failure, refusal) ? requested : requested.fittedTo(refusal.item());
    boolean isFitted = next != requested;
    boolean isInDoubt = attempt.wasInDoubt() || LostAnswer.isPossible(refusal);
    if (isFitted == attempt.isFitted() || attempt.request() == MAX_REQUESTS) {
      throw failure.of(refusal, isInDoubt ? Doubt.POSSIBLE : Doubt.NONE);
    }
    return attempt(
        isFitted ? next.askingForTypes() : next, isFitted, attempt.request() + 1, isInDoubt);
  }

  private KeyedWrite keyed() {
    UpdateState<T> state = update.state();
    PrimaryKey key = context.key(state.type().table(), state.key());
    return new KeyedWrite(state.creates() ? "Upsert" : "Update", state.type(), key);
  }

  /** A transaction answers nothing, so that what was there before is not to be had. */
  private Step<R> startUnique() {
    if (returnValues == ReturnValue.ALL_OLD || returnValues == ReturnValue.UPDATED_OLD) {
      throw requested()
          .invalid(
              "it can change unique attributes, which takes a transaction, and that gives no old"
                  + " values. Ask for new ones, or for nothing");
    }
    Step<LoneWrite> made = LoneWrite.of(update, context);
    return returnValues == ReturnValue.NONE
        ? made.map(write -> result.apply(Map.of(), context))
        : made.then(
            write -> write.item(update.state().type(), item -> result.apply(asked(item), context)));
  }

  private Map<String, AttributeValue> asked(Map<String, AttributeValue> item) {
    if (returnValues != ReturnValue.UPDATED_NEW) {
      return item;
    }
    Map<String, AttributeValue> touched = new HashMap<>(item);
    touched.keySet().removeIf(attribute -> !requested().touches(attribute));
    return touched;
  }

  private boolean isHopeless(WriteFailure failure, ConditionalCheckFailedException failed) {
    Reason reason = failure.reason(failed.hasItem() ? failed.item() : Map.of());
    return reason == Reason.OTHER_ENTITY
        || (reason == Reason.NOT_FOUND && !update.state().creates());
  }
}
