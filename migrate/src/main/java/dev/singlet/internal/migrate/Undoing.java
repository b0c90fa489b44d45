package dev.singlet.internal.migrate;

import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.UndoReport;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.pace.WriteBudget;
import dev.singlet.internal.repair.ChangeWrite;
import dev.singlet.internal.repair.LeftException;
import dev.singlet.internal.text.SameValues;
import dev.singlet.internal.verify.SampleText;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Takes changes back, some at once, but those of one item one after the other. */
final class Undoing {

  private static final int AT_ONCE = 10;

  private final CollectionType<?> types;
  private final Context context;
  private final WriteBudget budget;
  private final Iterator<ItemChange> changes;
  private @Nullable ItemChange ahead;
  private final List<String> samples = new ArrayList<>();
  private long undone;
  private long notMade;
  private long changed;
  private long requests;

  Undoing(
      CollectionType<?> types, Context context, double writeRate, Iterator<ItemChange> changes) {
    this.types = types;
    this.context = context;
    this.budget = new WriteBudget(writeRate, () -> 1, System::nanoTime);
    this.changes = changes;
  }

  Step<UndoReport> next() {
    List<Step<Boolean>> batch = batch();
    return batch.isEmpty()
        ? Step.done(report())
        : Step.parallel(batch.iterator(), AT_ONCE).then(done -> next());
  }

  /** Returns the next changes of different items. */
  private List<Step<Boolean>> batch() {
    List<Step<Boolean>> batch = new ArrayList<>();
    Set<PrimaryKey> keys = new HashSet<>();
    while (batch.size() < AT_ONCE) {
      ItemChange change = ahead == null && changes.hasNext() ? changes.next() : ahead;
      ahead = null;
      if (change == null) {
        return batch;
      }
      Set<PrimaryKey> own = keys(change);
      if (!Collections.disjoint(keys, own)) {
        ahead = change;
        return batch;
      }
      keys.addAll(own);
      batch.add(Step.pause(Duration.ZERO, () -> undo(change, 0)));
    }
    return batch;
  }

  private Set<PrimaryKey> keys(ItemChange change) {
    Set<PrimaryKey> keys = new HashSet<>();
    keys.add(key(change.after()));
    if (change.before() != null) {
      keys.add(key(change.before()));
    }
    return keys;
  }

  private PrimaryKey key(Map<String, AttributeValue> item) {
    return PrimaryKey.of(types.table().key(), item);
  }

  private Step<Boolean> undo(ItemChange change, int attempt) {
    return this.<GetItemRequest, GetItemResponse>call(
            ItemAction.GET_ITEM,
            ChangeWrite.read(context.tableName(), types.table().key(), change.after()))
        .then(
            answer -> {
              Map<String, AttributeValue> present = answer.hasItem() ? answer.item() : Map.of();
              Map<String, AttributeValue> before = change.before();
              if (SameValues.are(present, change.after())) {
                return write(change, attempt);
              }
              boolean isAsBefore =
                  (before == null || !key(before).equals(key(change.after())))
                      ? present.isEmpty()
                      : SameValues.are(present, before);
              if (!isAsBefore) {
                addChanged(change);
              } else if (attempt == 0) {
                addNotMade();
              } else {
                addUndone(); // An attempt without an answer has made it.
              }
              return Step.done(true);
            });
  }

  private Step<Boolean> write(ItemChange change, int attempt) {
    EntityType<?> type =
        types.entities().stream()
            .filter(each -> each.name().equals(change.entity()))
            .findFirst()
            .orElse(null);
    if (type == null) {
      addChanged(change);
      return Step.done(true);
    }
    ChangeWrite writes = new ChangeWrite(type, contextOf(change), null);
    Map<String, AttributeValue> after = change.after();
    Map<String, AttributeValue> before = change.before();
    double units = writes.units(after, before == null ? Map.of() : before);
    Supplier<Step<Boolean>> write;
    try {
      if (before != null && writes.isInPlace(after, before)) {
        RenderedWrite update = writes.update(after, before);
        write = () -> update(change, update, units, attempt);
      } else {
        List<TransactWriteItem> actions =
            before == null
                ? List.of(writes.delete(after).toTransactWriteItem())
                : writes.move(after, before, after);
        write = () -> transact(change, actions, units, attempt);
      }
    } catch (LeftException impossible) {
      addChanged(change);
      return Step.done(true);
    }
    return budget.paced(units, write);
  }

  /** Returns the settings for the tenant that the item belongs to. */
  private Context contextOf(ItemChange change) {
    TableSchema table = types.table();
    if (table.tenant() == null || context.tenant() != null) {
      return context;
    }
    AttributeValue partition = change.after().get(table.key().names().get(0));
    String tenant = partition == null ? null : Tenant.idIn(table, partition);
    return tenant == null ? context : context.forTenant(table, "undoBackfill", tenant, false);
  }

  private Step<Boolean> update(ItemChange change, RenderedWrite write, double units, int attempt) {
    return this.call(
            ItemAction.UPDATE_ITEM, ItemAction.UPDATE_ITEM.metered(write.toUpdateRequest(null)))
        .map(answer -> undone(ItemAction.UPDATE_ITEM.consumed(answer), units))
        .orElse(failed -> again(failed, change, attempt));
  }

  private Step<Boolean> transact(
      ItemChange change, List<TransactWriteItem> actions, double units, int attempt) {
    return this.<TransactWriteItemsRequest, TransactWriteItemsResponse>call(
            ItemAction.TRANSACT_WRITE_ITEMS, ItemAction.transaction(actions, null))
        .map(answer -> undone(ItemAction.TRANSACT_WRITE_ITEMS.consumed(answer), units))
        .orElse(failed -> again(failed, change, attempt));
  }

  private boolean undone(List<ConsumedCapacity> consumed, double taken) {
    budget.correct(taken, consumed);
    return addUndone();
  }

  /** Reads an item again that was changed in the meantime. */
  private @Nullable Step<Boolean> again(Throwable failed, ItemChange change, int attempt) {
    boolean isRefused =
        failed instanceof ConditionalCheckFailedException
            || (failed instanceof TransactionCanceledException cancelled
                && !Cancellation.isInvalid(cancelled));
    if (!isRefused) {
      return null;
    }
    if (attempt >= context.attempts()) {
      addChanged(change);
      return Step.done(true);
    }
    return Step.pause(Backoff.next(attempt), () -> undo(change, attempt + 1));
  }

  private <Q extends DynamoDbRequest, A extends DynamoDbResponse> Step.Call<Q, A, A> call(
      Action<Q, A> action, Q request) {
    return Step.<Q, A, A>call(
        action,
        request,
        answer -> {
          addRequest();
          return Step.done(answer);
        });
  }

  private synchronized boolean addUndone() {
    undone++;
    return true;
  }

  private synchronized void addNotMade() {
    notMade++;
  }

  private synchronized void addChanged(ItemChange change) {
    changed++;
    if (samples.size() < UndoReport.MAX_SAMPLES) {
      samples.add(SampleText.key(change.after(), types.entities()));
    }
  }

  private synchronized void addRequest() {
    requests++;
  }

  private synchronized UndoReport report() {
    return new UndoReport(context.tableName(), undone, notMade, changed, samples, requests);
  }
}
