package dev.singlet.internal.repair;

import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.text.SameValues;
import dev.singlet.internal.verify.SampleText;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.value.PrimaryKey;
import dev.singlet.verify.ItemSample;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * Brings single items to what the model stores. If another program has changed an item since it was
 * read, the refused write tells its current state, and it begins again with that one.
 */
final class ItemRepair {

  private final CollectionType<?> types;
  private final Context context;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final BackfillRun run;
  private final BackfillTally tally;

  ItemRepair(
      CollectionType<?> types,
      Context context,
      @Nullable AwsRequestOverrideConfiguration override,
      BackfillRun run,
      BackfillTally tally) {
    this.types = types;
    this.context = context;
    this.override = override;
    this.run = run;
    this.tally = tally;
  }

  /** Returns the steps for an item of an entity. */
  Step<Boolean> of(EntityType<?> type, Map<String, AttributeValue> item) {
    return repair(type, item, 0);
  }

  private Step<Boolean> repair(EntityType<?> type, Map<String, AttributeValue> item, int attempt) {
    Map<String, AttributeValue> target;
    boolean isInPlace;
    double units;
    Supplier<Step<Boolean>> write;
    ChangeWrite writes = new ChangeWrite(type, context, override);
    ItemChange change;
    try {
      target = ItemTarget.of(type, context, item);
      if (SameValues.are(item, target)) {
        tally.addRight(type);
        return Step.done(true);
      }
      isInPlace = writes.isInPlace(item, target);
      if (!isInPlace && !run.settings().moves()) {
        PrimaryKey key = PrimaryKey.of(types.table().key(), target);
        throw new LeftException(
            Reason.OTHER_KEY,
            "its key would be " + SampleText.key(key.toMap(types.table().key()), types.entities()));
      }
      change = new ItemChange(type.name(), item, target);
      units = writes.units(item, target);
      if (isInPlace) {
        RenderedWrite update = writes.update(item, target);
        write = () -> update(type, change, update, units, attempt);
      } else {
        List<TransactWriteItem> actions = writes.move(item, target, target);
        write = () -> transact(type, change, actions, units, attempt);
      }
    } catch (LeftException left) {
      return leave(type, item, left);
    }
    if (run.settings().isDryRun()) {
      tally.addWritten(type, !isInPlace, item, target);
      tally.addEstimate(units);
      return Step.done(true);
    }
    return run.budget()
        .paced(
            units,
            () -> {
              run.note(change);
              return write.get();
            });
  }

  private Step<Boolean> leave(
      EntityType<?> type, Map<String, AttributeValue> item, LeftException left) {
    tally.addLeft(
        left.reason(),
        type.name(),
        () -> new ItemSample(SampleText.key(item, List.of(type)), left.problem(), ""));
    return Step.done(false);
  }

  private Step<Boolean> update(
      EntityType<?> type, ItemChange change, RenderedWrite write, double units, int attempt) {
    return Step.<UpdateItemRequest, UpdateItemResponse, Boolean>call(
            ItemAction.UPDATE_ITEM,
            ItemAction.UPDATE_ITEM.metered(write.toUpdateRequest(null)),
            answer -> {
              tally.addAnswer(units, ItemAction.UPDATE_ITEM.consumed(answer));
              return written(type, change, false);
            })
        .on(
            DynamoDbException.class,
            failed ->
                throttled(failed, attempt, () -> update(type, change, write, units, attempt + 1)))
        .on(
            ConditionalCheckFailedException.class,
            failed -> {
              tally.addAnswer(units, List.of());
              return again(type, change, failed, attempt);
            });
  }

  private Step<Boolean> transact(
      EntityType<?> type,
      ItemChange change,
      List<TransactWriteItem> actions,
      double units,
      int attempt) {
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, Boolean>call(
            ItemAction.TRANSACT_WRITE_ITEMS,
            ItemAction.transaction(actions, override),
            answer -> {
              tally.addAnswer(units, ItemAction.TRANSACT_WRITE_ITEMS.consumed(answer));
              return written(type, change, true);
            })
        .on(
            DynamoDbException.class,
            failed ->
                throttled(
                    failed, attempt, () -> transact(type, change, actions, units, attempt + 1)))
        .on(
            TransactionCanceledException.class,
            failed -> {
              tally.addAnswer(units, List.of());
              return cancelled(type, change, failed, attempt);
            });
  }

  private @Nullable Step<Boolean> cancelled(
      EntityType<?> type, ItemChange change, TransactionCanceledException failed, int attempt) {
    List<CancellationReason> reasons = failed.cancellationReasons();
    run.refused(change, failed);
    if (Cancellation.isPassing(failed)) {
      if (attempt >= context.attempts()) {
        return null;
      }
      run.budget().throttled();
      return Step.pause(Backoff.next(attempt), () -> repair(type, before(change), attempt + 1));
    }
    if (Cancellation.isRefused(reasons.get(0))) {
      return begun(type, change, reasons.get(0).item(), attempt);
    }
    if (Cancellation.isRefused(reasons.get(1))) {
      return leave(
          type,
          before(change),
          new LeftException(
              Reason.KEY_TAKEN,
              "another item has " + SampleText.key(change.after(), types.entities())));
    }
    return Cancellation.isRefused(failed)
        ? leave(
            type,
            before(change),
            new LeftException(Reason.DUPLICATE, "a unique value of it belongs to another item"))
        : null;
  }

  private static Map<String, AttributeValue> before(ItemChange change) {
    Map<String, AttributeValue> before = change.before();
    return before == null ? Map.of() : before;
  }

  private Step<Boolean> written(EntityType<?> type, ItemChange change, boolean isMoved) {
    tally.addWritten(type, isMoved, before(change), change.after());
    return Step.done(true);
  }

  /** Begins again with the current state of an item whose write was refused. */
  private Step<Boolean> again(
      EntityType<?> type, ItemChange change, ConditionalCheckFailedException failed, int attempt) {
    Map<String, AttributeValue> present = failed.item();
    if (present != null
        && SameValues.are(present, change.after())
        && LostAnswer.isPossible(failed)) {
      // An attempt without an answer has made it.
      return written(type, change, false);
    }
    run.refused(change, failed);
    return begun(type, change, present, attempt);
  }

  private Step<Boolean> begun(
      EntityType<?> type,
      ItemChange change,
      @Nullable Map<String, AttributeValue> present,
      int attempt) {
    if (present == null || present.isEmpty()) {
      return read(type, change, attempt);
    }
    EntityType<?> entity = types.entityOf(present);
    if (entity == null || !run.settings().isAbout(entity)) {
      return Step.done(true);
    }
    if (attempt >= context.attempts()) {
      return leave(
          entity,
          present,
          new LeftException(Reason.CHANGING, "other requests changed it again and again"));
    }
    return Step.pause(Backoff.next(attempt), () -> repair(entity, present, attempt + 1));
  }

  /** Reads an item that a refusal didn't tell. Usually somebody has deleted it. */
  private Step<Boolean> read(EntityType<?> type, ItemChange change, int attempt) {
    return Step.<GetItemRequest, GetItemResponse, Boolean>call(
        ItemAction.GET_ITEM,
        ChangeWrite.read(context.tableName(), types.table().key(), before(change)),
        answer ->
            answer.hasItem() && !answer.item().isEmpty()
                ? begun(type, change, answer.item(), attempt)
                : Step.done(true));
  }

  /**
   * Sends a write again that DynamoDB had no capacity for, and writes slower from now on. If an
   * attempt got no answer, the write may have been made, and the refusal of another one would hide
   * that: then the backfill ends, and the next run looks again.
   */
  private @Nullable Step<Boolean> throttled(
      DynamoDbException failed, int attempt, Supplier<Step<Boolean>> again) {
    if (!Transient.isThrottling(failed)
        || LostAnswer.isPossible(failed)
        || attempt >= context.attempts()) {
      return null;
    }
    tally.addRequest();
    run.budget().throttled();
    return Step.pause(Backoff.limit(attempt + 2), again);
  }
}
