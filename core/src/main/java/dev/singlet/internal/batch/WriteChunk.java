package dev.singlet.internal.batch;

import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.RetryBudget;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.text.Limits;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * One request of a batch of writes. It is repeated for the writes that DynamoDB leaves unprocessed.
 */
final class WriteChunk implements BatchChunk {

  /** The room for the rest of the request around the items. */
  private static final long ENVELOPE_BYTES = 64L * 1024;

  private final BatchOptions options;
  private final RetryBudget retries;
  private final BatchOutcome outcome = new BatchOutcome();
  private List<BatchedWrite> pending = new ArrayList<>();
  private long bytes = ENVELOPE_BYTES;

  /**
   * Starts without writes.
   *
   * @param isStopped tells whether the failure of another request has ended the batch
   */
  WriteChunk(BatchOptions options, BooleanSupplier isStopped) {
    this.options = options;
    this.retries = new RetryBudget(options.budget(), isStopped);
  }

  /** Takes a write if there is room for it. */
  boolean add(BatchedWrite write) {
    long size = write.wireSize();
    if (pending.size() == Limits.BATCH_WRITES
        || (!pending.isEmpty() && bytes + size > Limits.BATCH_WRITE_BYTES)) {
      return false;
    }
    pending.add(write);
    bytes += size;
    return true;
  }

  boolean isEmpty() {
    return pending.isEmpty();
  }

  @Override
  public Step<BatchOutcome> start() {
    return Step.<BatchWriteItemRequest, BatchWriteItemResponse, BatchOutcome>call(
            pending.get(0).context().writing(ItemAction.BATCH_WRITE_ITEM),
            request(),
            answer -> goOn(accept(answer)))
        .on(Throwable.class, this::failed);
  }

  @Override
  public BatchOutcome giveUp() {
    outcome.addUnprocessed(pending);
    return outcome;
  }

  BatchWriteItemRequest request() {
    Map<String, List<WriteRequest>> tables = new HashMap<>();
    for (BatchedWrite write : pending) {
      tables
          .computeIfAbsent(write.context().tableName(), any -> new ArrayList<>())
          .add(write.request());
    }
    return BatchWriteItemRequest.builder()
        .requestItems(tables)
        .overrideConfiguration(options.override())
        .build();
  }

  private Step<BatchOutcome> failed(Throwable failure) {
    outcome.addRequest();
    outcome.addCause(failure);
    if (!Transient.is(failure)) {
      outcome.addStop(failure);
      return Step.done(giveUp());
    }
    return goOn(false);
  }

  private Step<BatchOutcome> goOn(boolean didSome) {
    return pending.isEmpty()
        ? Step.done(outcome)
        : retries.again(didSome, this::start, this::giveUp);
  }

  /** Takes the answer to the last request, and returns whether it processed a write. */
  private boolean accept(BatchWriteItemResponse answer) {
    outcome.addRequest();
    int before = pending.size();
    List<BatchedWrite> left = new ArrayList<>();
    Map<String, Set<PrimaryKey>> unprocessed = new HashMap<>();
    for (BatchedWrite write : pending) {
      String table = write.context().tableName();
      Set<PrimaryKey> keys = unprocessed.computeIfAbsent(table, any -> keys(answer, table, write));
      if (keys.contains(write.key())) {
        left.add(write);
      }
    }
    pending = left;
    return left.size() < before;
  }

  private static Set<PrimaryKey> keys(
      BatchWriteItemResponse answer, String table, BatchedWrite any) {
    Set<PrimaryKey> keys = new HashSet<>();
    for (WriteRequest request : answer.unprocessedItems().getOrDefault(table, List.of())) {
      keys.add(BatchedWrite.keyOf(request, any.schema()));
    }
    return keys;
  }
}
