package dev.singlet.internal.batch;

import dev.singlet.BatchWriteResult;
import dev.singlet.BatchableWrite;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.value.PrimaryKey;
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

/**
 * One execution of a batch of writes. All are checked before the first is made, and made ready once
 * more when their turn comes, so that no more of them are held than are under way.
 */
final class BatchWriteExecution implements Iterator<BatchChunk> {

  private final int writes;
  private final IntFunction<BatchedWrite> ready;
  private final BatchOptions options;

  /** The place of the write that counts, by the item; an earlier one of the item is left out. */
  private final Map<Place, Integer> last = new HashMap<>();

  private final Deque<BatchedWrite> alone = new ArrayDeque<>();
  private final AtomicReference<@Nullable Throwable> stopped = new AtomicReference<>();
  private @Nullable BatchedWrite next;
  private int position;

  private record Place(String tableName, PrimaryKey key) {
    static Place of(BatchedWrite write) {
      return new Place(write.context().tableName(), write.key());
    }
  }

  /**
   * Checks all writes.
   *
   * @param writes how many there are
   * @param ready makes one ready
   */
  BatchWriteExecution(int writes, IntFunction<BatchedWrite> ready, BatchOptions options) {
    this.writes = writes;
    this.ready = ready;
    this.options = options;
    Map<Place, BatchedWrite> conditional = new HashMap<>();
    for (int i = 0; i < writes; i++) {
      BatchedWrite write = ready.apply(i);
      Place place = Place.of(write);
      Integer other = last.put(place, i);
      if (other != null && (write.isAlone() || conditional.containsKey(place))) {
        throw twice(other + 1, write);
      }
      if (write.isAlone()) {
        conditional.put(place, write);
      }
    }
  }

  /** A run of writes of one table, at the time they are made ready. */
  static BatchWriteExecution of(List<BatchableWrite> writes, BatchOptions options, Context context) {
    return new BatchWriteExecution(
        writes.size(),
        position -> BatchedWrite.of(position, writes.get(position), context),
        options);
  }

  private static InvalidArgumentException twice(int other, BatchedWrite write) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        String.format(
            "Writes %d and %d of a batch, %s, are on the same item, and one of them has a condition,"
                + " which depends on the order. Execute them one after the other.",
            other, write.position() + 1, write.write()));
  }

  Step<BatchWriteResult> start() {
    Iterator<Step<BatchOutcome>> lanes =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return BatchWriteExecution.this.hasNext();
          }

          @Override
          public Step<BatchOutcome> next() {
            return begin(BatchWriteExecution.this.next());
          }
        };
    return Step.lanes(lanes, options.requestsAtOnce()).map(this::result);
  }

  private Step<BatchOutcome> begin(BatchChunk lane) {
    if (stopped.get() != null) {
      return Step.done(lane.giveUp());
    }
    return Step.begin(
        lane::start,
        failure -> {
          if (failure instanceof BatchStop stop) {
            stopped.compareAndSet(null, stop.getCause());
            return Step.done(stop.outcome());
          }
          return null;
        });
  }

  private BatchWriteResult result(List<BatchOutcome> outcomes) {
    BatchOutcome all = new BatchOutcome();
    outcomes.forEach(all::addAll);
    Throwable failure = stopped.get();
    if (failure != null) {
      all.addCause(failure);
    }
    BatchWriteResult result = all.toResult(writes);
    return failure == null ? result : result.orThrow();
  }

  @Override
  public boolean hasNext() {
    return !alone.isEmpty() || peek() != null;
  }

  @Override
  public BatchChunk next() {
    WriteChunk lane = new WriteChunk(options);
    while (alone.isEmpty() && peek() != null) {
      BatchedWrite write = peek();
      if (write.isAlone()) {
        alone.add(write);
      } else if (!lane.add(write)) {
        return lane;
      }
      next = null;
    }
    if (!lane.isEmpty()) {
      return lane;
    }
    if (alone.isEmpty()) {
      throw new NoSuchElementException();
    }
    return new ConditionalChunk(alone.remove(), options);
  }

  /** The next write that counts, made ready; null if there is none. */
  private @Nullable BatchedWrite peek() {
    while (next == null && position < writes) {
      BatchedWrite write = ready.apply(position);
      boolean counts = last.getOrDefault(Place.of(write), position) == position;
      next = counts ? write : null;
      position++;
    }
    return next;
  }
}
