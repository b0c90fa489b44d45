package dev.singlet.internal.update;

import dev.singlet.error.ConditionFailedException.Doubt;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.UniqueWrite;
import dev.singlet.internal.write.UnmetCondition;
import dev.singlet.internal.write.WriteFailure;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Placeholders;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * One execution of an update. If DynamoDB refuses it, the update is sent again in the form that
 * fits the item:
 *
 * <ul>
 *   <li>The item lacks a map that the update changes, or stores NULL as a starting value: the
 *       failed condition shows it, and the update writes the missing part.
 *   <li>The item has a starting value under an older name: the value is first moved to its current
 *       name ({@link Renaming}).
 *   <li>A starting value has the wrong type: DynamoDB's refusal doesn't show the item, so the
 *       update is sent with conditions on the types.
 * </ul>
 *
 * @param update the update
 * @param requested its changes, with the values of its context
 * @param operation the operation that the user gave, for messages
 * @param context the settings on which its requests depend
 * @param returnValues the values that DynamoDB should return
 * @param result makes the operation's result of the attributes in DynamoDB's answer
 */
@SuppressWarnings("ReferenceEquality") // Changes that fit already are returned as they are.
public record UpdateExecution<T, R extends @Nullable Object>(
    UpdateWrite<T> update,
    Changes<T> requested,
    Object operation,
    Context context,
    ReturnValue returnValues,
    BiFunction<Map<String, AttributeValue>, Context, R> result) {

  private static final int MAX_REQUESTS = 3;

  /**
   * During a change of names, programs that write the old name and programs that write the new name
   * can undo each other's moves.
   */
  private static final int MAX_RENAMINGS = 4;

  public UpdateExecution(
      UpdateWrite<T> update,
      Object operation,
      Context context,
      ReturnValue returnValues,
      BiFunction<Map<String, AttributeValue>, Context, R> result) {
    this(update, update.changes(context), operation, context, returnValues, result);
  }

  public Step<R> start() {
    return update.unique().isEmpty() ? attempt(requested(), false, 1, 0, false) : startUnique();
  }

  private Step<R> attempt(
      Changes<T> changes, boolean areFitted, int request, int renamings, boolean isInDoubt) {
    RenderedWrite write = update.render(context, changes);
    return Step.call(
        ItemAction.UPDATE_ITEM,
        write.toUpdateRequest(returnValues),
        new Attempted<>(this, areFitted, write.condition(), request, renamings, isInDoubt));
  }

  /**
   * The outcome of one request.
   *
   * @param renamings the number of moves to current names before it
   * @param wasInDoubt true if an earlier request may have made the update
   */
  private record Attempted<T, R extends @Nullable Object>(
      UpdateExecution<T, R> run,
      boolean isFitted,
      Expression condition,
      int request,
      int renamings,
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
      if (!Cancellation.isInvalid(failure)) {
        return null;
      }
      boolean isInDoubt = wasInDoubt || LostAnswer.isPossible(failure);
      Step<R> asking = request == 1 ? run.askingForTypes(this, isInDoubt) : null;
      if (asking == null) {
        throw run.invalid((DynamoDbException) failure, isInDoubt);
      }
      return asking;
    }
  }

  /**
   * Makes the update again: its starting values have their current names, or another program wrote
   * the item meanwhile.
   */
  private record Renamed<T, R extends @Nullable Object>(
      UpdateExecution<T, R> run, int renamings, boolean isInDoubt)
      implements Outcome<UpdateItemResponse, R> {

    @Override
    public Step<R> answered(UpdateItemResponse answer) {
      return again();
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      return failure instanceof ConditionalCheckFailedException ? again() : null;
    }

    private Step<R> again() {
      return run.attempt(run.requested(), false, 1, renamings, isInDoubt);
    }
  }

  /** Returns the exception for what only DynamoDB knows, such as a number of too many digits. */
  private InvalidArgumentException invalid(DynamoDbException failure, boolean isInDoubt) {
    String problem = failure.awsErrorDetails().errorMessage();
    return new InvalidArgumentException(
        ErrorCode.INVALID_UPDATE,
        update.refusal(update.key(context), "it", problem)
            + (isInDoubt ? " It is refused, " + Cancellation.outcome(true) : ""),
        failure);
  }

  /** Sends the update again with conditions on types, so that the refusal returns the item. */
  private @Nullable Step<R> askingForTypes(Attempted<T, R> attempt, boolean isInDoubt) {
    Changes<T> asking = requested().askingForTypes();
    return asking == requested() ? null : attempt(asking, false, 2, attempt.renamings(), isInDoubt);
  }

  private Step<R> refused(Attempted<T, R> attempt, ConditionalCheckFailedException refusal) {
    WriteFailure failure =
        new WriteFailure(update.describe(update.key(context)), update, attempt.condition());
    Changes<T> requested = requested();
    boolean isHopeless = isHopeless(failure, refusal);
    boolean isInDoubt = attempt.wasInDoubt() || LostAnswer.isPossible(refusal);
    Renaming renaming =
        isHopeless || attempt.renamings() == MAX_RENAMINGS ? null : renaming(attempt, refusal);
    if (renaming != null) {
      return Step.call(
          ItemAction.UPDATE_ITEM,
          toRequest(renaming),
          new Renamed<>(this, attempt.renamings() + 1, isInDoubt));
    }
    Changes<T> next = isHopeless ? requested : requested.fittedTo(refusal.item());
    boolean isFitted = next != requested;
    if (isFitted == attempt.isFitted() || attempt.request() == MAX_REQUESTS) {
      throw failure.of(refusal, isInDoubt ? Doubt.POSSIBLE : Doubt.NONE);
    }
    return attempt(
        isFitted ? next.askingForTypes() : next,
        isFitted,
        attempt.request() + 1,
        attempt.renamings(),
        isInDoubt);
  }

  /**
   * Returns the move to current names. Nothing is moved for an update that would be refused anyway.
   */
  private @Nullable Renaming renaming(
      Attempted<T, R> attempt, ConditionalCheckFailedException refusal) {
    Changes<T> requested = requested();
    Renaming renaming = Renaming.of(requested, update.creates(), refusal.item());
    boolean isMade =
        renaming != null
            && (UnmetCondition.of(attempt.condition(), renaming.item()).isNone()
                || requested.fittedTo(renaming.item()) != requested);
    return isMade ? renaming : null;
  }

  private UpdateItemRequest toRequest(Renaming renaming) {
    Placeholders placeholders = new Placeholders();
    RenderedWrite write =
        RenderedWrite.of(
            RenderedWrite.Kind.UPDATE,
            update,
            context.tableName(),
            update.key(context).toMap(update.type().table().key()),
            renaming.toExpression(placeholders),
            renaming.condition(),
            placeholders,
            update.configuration());
    return write.toUpdateRequest(null).toBuilder()
        .returnValuesOnConditionCheckFailure((ReturnValuesOnConditionCheckFailure) null)
        .build();
  }

  /** Starts an update of unique attributes. Its transaction returns no old values. */
  private Step<R> startUnique() {
    if (returnValues == ReturnValue.ALL_OLD || returnValues == ReturnValue.UPDATED_OLD) {
      throw InvalidUpdate.of(
          update.type(),
          "it can change unique attributes, which needs a transaction, and a transaction returns"
              + " no old values. Ask for new values, or for none");
    }
    Step<UniqueWrite> made = UniqueWrite.of(update, operation, context);
    return returnValues == ReturnValue.NONE
        ? made.map(write -> result.apply(Map.of(), context))
        : made.then(write -> write.item(update.type(), item -> result.apply(asked(item), context)));
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
        || reason == Reason.SCHEMA_VERSION
        || reason == Reason.NOT_FOUND;
  }
}
