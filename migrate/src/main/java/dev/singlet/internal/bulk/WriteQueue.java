package dev.singlet.internal.bulk;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.SingletException;
import dev.singlet.internal.batch.BatchedWrite;
import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.scan.Share;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.Write;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.TransactWrite;
import dev.singlet.schema.TableSchema;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Takes writes from their source in groups, for several threads. A group has no write of an item
 * that an earlier write has, too, whose outcome isn't known yet. So the writes of one item are made
 * in their order.
 */
final class WriteQueue implements AutoCloseable {

  /** Is told of writes that can't be sent. */
  interface Refusals {
    void add(long position, BatchableWrite write, SingletException reason);
  }

  /** Refusals of a record. Others would meet all records. */
  private static final Set<ErrorCode> OF_RECORD =
      Set.of(
          ErrorCode.INVALID_ENTITY,
          ErrorCode.INVALID_KEY,
          ErrorCode.INVALID_VALUE,
          ErrorCode.ITEM_TOO_LARGE,
          ErrorCode.EXPRESSION_TOO_LARGE);

  /** The number of writes after which a search for some to send is interrupted. */
  private static final int MOST_PASSED = 1_000;

  /**
   * Held while the source is asked, which can take long. The other fields change under the lock of
   * this object, so that groups can end meanwhile.
   */
  private final Object reading = new Object();

  private final WriteSource source;
  private final TableSchema table;
  private final Share share;
  private final long start;
  private final Refusals refusals;
  private final TreeSet<Long> underWay = new TreeSet<>();
  private final Set<ItemPlace> busy = new HashSet<>();

  /** Groups of one write each, which a request holds alone. */
  private final Queue<WriteGroup> alone = new ArrayDeque<>();

  private @Nullable BatchableWrite ahead;
  private @Nullable Throwable failure;
  private boolean isAtEnd;
  private boolean hasUnmade;
  private long unmade = Long.MAX_VALUE;
  private long next;

  /**
   * Begins at a place.
   *
   * @param start the number of writes to leave out, because they are done
   */
  WriteQueue(WriteSource source, TableSchema table, Share share, long start, Refusals refusals) {
    this.source = source;
    this.table = table;
    this.share = share;
    this.start = start;
    this.refusals = refusals;
  }

  /**
   * Returns the next writes.
   *
   * @param mostUnits the units of a group of several writes, at most
   * @return null if there are none: at the end, after a {@link #failure}, or at this moment
   */
  @Nullable WriteGroup take(Context context, double mostUnits) {
    WriteGroup single = pollAlone();
    if (single != null) {
      return single;
    }
    WriteGroup group = new WriteGroup();
    synchronized (reading) {
      try {
        fill(group, context, mostUnits);
      } catch (Throwable thrown) {
        fail(thrown); // The group has what was taken before.
      }
    }
    return group.isEmpty() ? pollAlone() : group;
  }

  private synchronized @Nullable WriteGroup pollAlone() {
    return hasUnmade ? null : alone.poll();
  }

  private synchronized void fail(Throwable thrown) {
    failure = thrown;
  }

  private synchronized boolean mayRead(WriteGroup group) {
    return failure == null
        && !hasUnmade
        && group.size() < Limits.BATCH_WRITES
        && alone.size() < Limits.BATCH_WRITES;
  }

  private synchronized void pass() {
    ahead = null;
    next++;
  }

  private void fill(WriteGroup group, Context context, double mostUnits) {
    CallSettings call = new CallSettings();
    for (int passed = 0; passed < MOST_PASSED && mayRead(group); passed++) {
      BatchableWrite write = peek();
      if (write == null
          || (next >= start && !isDealtWith(write, group, call, context, mostUnits))) {
        return;
      }
      pass();
    }
  }

  private @Nullable BatchableWrite peek() {
    if (ahead != null) {
      return ahead;
    }
    BatchableWrite write = source.poll();
    boolean isLast = write == null && source.isAtEnd();
    synchronized (this) {
      ahead = write;
      isAtEnd = isLast;
    }
    if (isLast) {
      requireStart();
    }
    return write;
  }

  private void requireStart() {
    if (next < start) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          ("The checkpoint says that %d writes are done, but the source has only %d. Give the run"
                  + " the source that it had before, or remove the checkpoint.")
              .formatted(start, next));
    }
  }

  /** Adds a write to the group or to those that are alone, or leaves it out; false if it waits. */
  private boolean isDealtWith(
      BatchableWrite write,
      WriteGroup group,
      CallSettings call,
      Context context,
      double mostUnits) {
    if (!share.has(next)) {
      return true;
    }
    BatchedWrite prepared = prepared(write, group, call, context);
    if (prepared == null) {
      return true;
    }
    double units = WriteGroup.estimate(prepared);
    boolean isFull = !group.isEmpty() && group.units() + units > mostUnits;
    return !isFull && isBegun(prepared, units, group);
  }

  private synchronized boolean isBegun(BatchedWrite prepared, double units, WriteGroup group) {
    if (!busy.add(prepared.place())) {
      return false;
    }
    if (prepared.request() != null) {
      if (group.isEmpty()) {
        underWay.add(next);
      }
      group.add(prepared, next, units);
      return true;
    }
    WriteGroup single = new WriteGroup();
    single.add(prepared.asFirst(), next, units);
    underWay.add(next);
    alone.add(single);
    return true;
  }

  /** Returns a write as it is sent; null if its record can't be stored. */
  private @Nullable BatchedWrite prepared(
      BatchableWrite write, WriteGroup group, CallSettings call, Context context) {
    Write<?> description = TransactWrite.describe(write);
    OperationDescription.requireTable(
        write, description.table(), table, "Give a bulk write the writes of one table.");
    try {
      Context settings = description.settings(call, context);
      return BatchedWrite.of(group.size(), description, write, settings);
    } catch (SingletException invalid) {
      if (!OF_RECORD.contains(invalid.code())) {
        throw invalid;
      }
      refusals.add(next, write, invalid);
      return null;
    }
  }

  /**
   * Takes the end of a group. If some of its writes must be made again, no more groups are given,
   * so that later writes of their items aren't made before them.
   */
  synchronized void end(WriteGroup group, SortedSet<Integer> left) {
    underWay.remove(group.position(0));
    busy.removeAll(group.placesBut(left));
    if (!left.isEmpty()) {
      hasUnmade = true;
      unmade = Math.min(unmade, group.position(left.first()));
    }
  }

  /** Returns the failure of the source, or of a write that all others would share. */
  synchronized @Nullable Throwable failure() {
    return failure;
  }

  /** Returns whether all writes of the source were taken. It doesn't ask the source. */
  synchronized boolean isEmpty() {
    return isAtEnd && ahead == null && alone.isEmpty() && failure == null && !hasUnmade;
  }

  /** Returns whether all writes of the source were taken, and have an outcome. */
  synchronized boolean isDone() {
    return isEmpty() && underWay.isEmpty();
  }

  /** Returns the number of writes that were taken, or left out. */
  synchronized long taken() {
    return next;
  }

  /** Returns the number of writes at the beginning of the source that are done. */
  synchronized long place() {
    long open = underWay.isEmpty() ? next : Math.min(next, underWay.first());
    return Math.min(Math.max(open, start), unmade);
  }

  @Override
  public void close() {
    source.close();
  }
}
