package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Doubt;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.error.UnfinishedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.EntityType;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One write of an item with unique attributes. If their values stay the same, it is an ordinary
 * request. Otherwise it is a transaction with the items that reserve the values. After an attempt
 * without an answer it is a transaction, too: its token keeps that attempt from being made later.
 *
 * @param written the write that was made
 * @param before the item's unique attributes before it; empty if there was no item
 * @param after the item after an update that was an ordinary request; null otherwise
 */
public record UniqueWrite(
    TransactWriteItem written,
    Map<String, AttributeValue> before,
    @Nullable Map<String, AttributeValue> after) {

  /** Sends a write. Failures name the operation. */
  public static Step<UniqueWrite> of(Write<?> write, Object operation, Context context) {
    GivenWrite given =
        new GivenWrite(write, operation, 1, write.settings(new CallSettings(), context));
    TransactionExecution run =
        new TransactionExecution(List.of(given), List.of(), context.attempts(), new Unanswered());
    return run.plan().then(plan -> attempt(run, plan));
  }

  /**
   * Refuses to return an old item if the write may have to be a transaction, which returns nothing.
   */
  public static void refuseOldItem(String write, EntityType<?> type) {
    if (!type.unique().isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "%s of %s: it can change unique attributes, which needs a transaction, and a"
                  + " transaction returns no old item. Get the item before the write.",
              write, type.name()));
    }
  }

  private static Step<UniqueWrite> attempt(TransactionExecution run, TransactionPlan plan) {
    RenderedWrite write = run.prepared(1).guarded(run.before(1));
    TransactAction action = plan.actions().get(0);
    if (plan.actions().size() == 1 && !run.isInDoubt()) {
      return send(
              run, write, after -> Step.done(new UniqueWrite(action.item(), run.before(1), after)))
          .on(
              DynamoDbException.class,
              failed -> {
                Step<UniqueWrite> again = again(run, plan, failed);
                if (again == null) {
                  throw failed;
                }
                return again;
              })
          .on(
              ConditionalCheckFailedException.class,
              failed -> {
                run.addDoubt(failed);
                if (!run.refreshIfChanged(1, failed.hasItem() ? failed.item() : Map.of())
                    || !run.takeAttempt()) {
                  throw run.refusal(action.failure().of(failed));
                }
                return run.plan().then(next -> attempt(run, next));
              });
    }
    return Step.call(
            run.writing(ItemAction.TRANSACT_WRITE_ITEMS),
            plan.toRequest(plan.ownToken(), write.configuration()),
            answer -> Step.done(new UniqueWrite(action.item(), run.before(1), null)))
        .orElse(failure -> again(run, plan, failure));
  }

  private static @Nullable Step<UniqueWrite> again(
      TransactionExecution run, TransactionPlan plan, Throwable failure) {
    run.addDoubt(failure);
    try {
      Step<TransactionPlan> next = run.next(plan, failure);
      return next == null ? null : next.then(other -> attempt(run, other));
    } catch (TransactionFailedException failed) {
      RuntimeException one = ofOne(failed);
      throw one instanceof ConditionFailedException refusal ? run.refusal(refusal) : one;
    }
  }

  /** Returns the item after an update: from DynamoDB's answer, or by a read after a transaction. */
  public <R extends @Nullable Object> Step<R> item(
      EntityType<?> type, Function<Map<String, AttributeValue>, R> result) {
    if (after != null) {
      return Step.done(result.apply(after));
    }
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(written.update().tableName())
            .key(written.update().key())
            .consistentRead(true)
            .build();
    return Step.<GetItemRequest, GetItemResponse, R>call(
            ItemAction.GET_ITEM,
            request,
            answer -> {
              try {
                requireItem(type, request.key(), answer.item());
                return Step.done(result.apply(answer.item()));
              } catch (UnreadableItemException unreadable) {
                throw unreadable.afterWrite();
              }
            })
        .on(
            SdkException.class,
            failure -> {
              throw UnfinishedException.of(
                  "Update[%s %s]".formatted(type, type.keyText(request.key())),
                  "the update was made, but the new item was not read",
                  failure);
            });
  }

  private static void requireItem(
      EntityType<?> type, Map<String, AttributeValue> key, Map<String, AttributeValue> item) {
    if (!type.has(item)) {
      throw new UnreadableItemException(
          type.name(),
          type.keyText(key),
          type.mark().attributes().get(0),
          "is not %s, since another request deleted or replaced the item before it was read back"
              .formatted(type.name()),
          item,
          null);
    }
  }

  private static Step.Call<?, ?, UniqueWrite> send(
      TransactionExecution run,
      RenderedWrite write,
      Function<@Nullable Map<String, AttributeValue>, Step<UniqueWrite>> made) {
    return switch (write.kind()) {
      case PUT ->
          Step.call(
              run.writing(ItemAction.PUT_ITEM),
              write.toPutRequest(null),
              answer -> made.apply(null));
      case DELETE ->
          Step.call(ItemAction.DELETE_ITEM, write.toDeleteRequest(), answer -> made.apply(null));
      case UPDATE ->
          Step.call(
              ItemAction.UPDATE_ITEM,
              write.toUpdateRequest(ReturnValue.ALL_NEW),
              answer -> made.apply(answer.attributes()));
      case CHECK -> throw new IllegalStateException("A check is sent in a transaction only.");
    };
  }

  private static RuntimeException ofOne(TransactionFailedException failed) {
    for (TransactionFailure failure : failed.failures()) {
      ConditionFailedException.Reason reason = failure.condition();
      if (reason != null) {
        return new ConditionFailedException(
            reason,
            failure.message(),
            failure.existingItem(),
            failure.attribute(),
            Doubt.NONE,
            failed);
      }
      if (failure.reason() == TransactionFailure.Reason.VALIDATION && !failed.mayHaveBeenMade()) {
        return new InvalidArgumentException(ErrorCode.INVALID_UPDATE, failure.message(), failed);
      }
    }
    return failed;
  }
}
