package dev.singlet.internal.batch;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.Limits;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

/**
 * One execution of a batch of writes. All writes are checked before the first one is made. Those of
 * the first request are kept. Each other one is prepared again when its turn comes, so that only
 * the running ones are kept in memory.
 */
public final class BatchWriteExecution implements Iterator<Step<BatchOutcome>> {

  private final int writes;
  private final IntFunction<BatchedWrite> given;
  private final BatchOptions options;

  /** The position of the last write of each item. Earlier writes of the item are left out. */
  private final Map<ItemPlace, Integer> last = new HashMap<>();

  private final Deque<BatchedWrite> first = new ArrayDeque<>();
  private final Deque<BatchedWrite> alone = new ArrayDeque<>();
  private final AtomicReference<@Nullable Throwable> stopped = new AtomicReference<>();
  private @Nullable BatchedWrite next;
  private int position;

  /**
   * Checks all writes.
   *
   * @param given returns the write at each position, from 0
   */
  public BatchWriteExecution(int writes, IntFunction<BatchedWrite> given, BatchOptions options) {
    this.writes = writes;
    this.given = given;
    this.options = options;
    Map<ItemPlace, BatchedWrite> conditional = new HashMap<>();
    for (int i = 0; i < writes; i++) {
      BatchedWrite write = given.apply(i);
      if (i < Limits.BATCH_WRITES) {
        first.add(write);
      }
      ItemPlace place = write.place();
      Integer other = last.put(place, i);
      if (other != null && (write.isAlone() || conditional.containsKey(place))) {
        throw twice(other + 1, write);
      }
      if (write.isAlone()) {
        conditional.put(place, write);
      }
    }
  }

  private static InvalidArgumentException twice(int other, BatchedWrite write) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        String.format(
            "Writes %d and %d of a batch, %s, are on the same item, and one of them has a condition,"
                + " which depends on the order. Execute them one after the other.",
            other, write.position() + 1, write.write()));
  }

  /** Returns the number of writes that are sent: one for each item. */
  public int items() {
    return last.size();
  }

  /** Sends all chunks. */
  public Step<BatchOutcome> start() {
    return Step.parallel(this, options.requestsAtOnce()).map(this::result);
  }

  private BatchOutcome result(List<BatchOutcome> outcomes) {
    BatchOutcome all = new BatchOutcome();
    outcomes.forEach(all::addAll);
    Throwable failure = stopped.get();
    if (failure != null) {
      all.addStop(failure);
    }
    return all;
  }

  @Override
  public boolean hasNext() {
    return !alone.isEmpty() || peek() != null;
  }

  @Override
  public Step<BatchOutcome> next() {
    BatchChunk chunk = nextChunk();
    return isStopped() ? Step.done(chunk.giveUp()) : chunk.start().map(this::stopAfter);
  }

  private boolean isStopped() {
    return stopped.get() != null;
  }

  /**
   * Starts and repeats no more chunks if DynamoDB refused one for a reason that applies to the
   * others too.
   */
  private BatchOutcome stopAfter(BatchOutcome outcome) {
    if (outcome.stop() != null) {
      stopped.compareAndSet(null, outcome.stop());
    }
    return outcome;
  }

  private BatchChunk nextChunk() {
    WriteChunk chunk = new WriteChunk(options, this::isStopped);
    while (alone.isEmpty() && peek() != null) {
      BatchedWrite write = peek();
      if (write.isAlone()) {
        alone.add(write);
      } else if (!chunk.add(write)) {
        return chunk;
      }
      next = null;
    }
    if (!chunk.isEmpty()) {
      return chunk;
    }
    if (alone.isEmpty()) {
      throw new NoSuchElementException();
    }
    return new SingleWriteChunk(alone.remove(), options, this::isStopped);
  }

  /** Returns the next write that is not left out; null if there is none. */
  private @Nullable BatchedWrite peek() {
    while (next == null && position < writes) {
      BatchedWrite write = first.isEmpty() ? given.apply(position) : first.remove();
      boolean counts = last.getOrDefault(write.place(), position) == position;
      next = counts ? write : null;
      position++;
    }
    return next;
  }

  /** Returns the first request for several writes; null if all of them are sent alone. */
  public @Nullable BatchWriteItemRequest firstRequest() {
    while (hasNext()) {
      if (nextChunk() instanceof WriteChunk chunk) {
        return chunk.request();
      }
    }
    return null;
  }
}
