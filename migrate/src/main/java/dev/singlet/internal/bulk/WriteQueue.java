package dev.singlet.internal.bulk;

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
import java.util.HashSet;
import java.util.Set;
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

  private final WriteSource source;
  private final TableSchema table;
  private final Share share;
  private final double mostUnits;
  private final long start;
  private final Refusals refusals;
  private final TreeSet<Long> underWay = new TreeSet<>();
  private final Set<ItemPlace> busy = new HashSet<>();
  private @Nullable BatchableWrite ahead;
  private @Nullable RuntimeException broken;
  private long next;
  private long unmade = Long.MAX_VALUE;

  /**
   * Begins at a place.
   *
   * @param start the number of writes to leave out, because they are done
   */
  WriteQueue(
      WriteSource source, TableSchema table, BulkSettings settings, long start, Refusals refusals) {
    this.source = source;
    this.table = table;
    this.share = settings.share();
    this.mostUnits = settings.mostUnits();
    this.start = start;
    this.refusals = refusals;
  }

  /**
   * Returns the next writes.
   *
   * @return null if there are none: at the end, or at this moment
   */
  synchronized @Nullable WriteGroup take(Context context) {
    if (broken != null) {
      throw broken;
    }
    WriteGroup group = new WriteGroup();
    try {
      fill(group, context);
    } catch (RuntimeException failed) {
      broken = failed; // The group has what was taken before.
      if (group.size() == 0) {
        throw failed;
      }
    }
    if (group.size() == 0) {
      return null;
    }
    underWay.add(group.position(0));
    busy.addAll(group.places());
    return group;
  }

  private void fill(WriteGroup group, Context context) {
    CallSettings call = new CallSettings();
    while (group.size() < Limits.BATCH_WRITES) {
      BatchableWrite write = peek();
      if (write == null || !isPassed(write, group, call, context)) {
        return;
      }
      ahead = null;
      next++;
    }
  }

  private @Nullable BatchableWrite peek() {
    while (next < start) {
      if (source.poll() == null) {
        return null;
      }
      next++;
    }
    if (ahead == null) {
      ahead = source.poll();
    }
    return ahead;
  }

  /** Adds a write to the group, or leaves it out; false if it must wait. */
  private boolean isPassed(
      BatchableWrite write, WriteGroup group, CallSettings call, Context context) {
    Write<?> description = TransactWrite.describe(write);
    OperationDescription.requireTable(
        write, description.table(), table, "Give a bulk write the writes of one table.");
    BatchedWrite prepared;
    double units;
    try {
      Context settings = description.settings(call, context);
      prepared = BatchedWrite.of(group.size(), description, write, settings);
      units = WriteGroup.estimate(prepared);
    } catch (SingletException invalid) {
      if (share.has(next)) {
        refusals.add(next, write, invalid);
      }
      return true;
    }
    if (!share.has(prepared.key())) {
      return true;
    }
    ItemPlace place = WriteGroup.placeOf(prepared);
    boolean isFull = group.size() > 0 && group.units() + units > mostUnits;
    if (isFull || busy.contains(place) || group.places().contains(place)) {
      return false;
    }
    group.add(prepared, next, units);
    return true;
  }

  /** Returns whether all writes were taken. */
  synchronized boolean isEmpty() {
    return broken == null && ahead == null && source.isAtEnd();
  }

  /**
   * Takes the end of a group.
   *
   * @param firstUnmade the position of its first write that must be made again; null if all have an
   *     outcome
   */
  synchronized void end(WriteGroup group, @Nullable Long firstUnmade) {
    underWay.remove(group.position(0));
    busy.removeAll(group.places());
    if (firstUnmade != null) {
      unmade = Math.min(unmade, firstUnmade);
    }
  }

  /** Returns the number of writes at the beginning of the source that are done. */
  synchronized long place() {
    long open = underWay.isEmpty() ? next : underWay.first();
    return Math.min(Math.max(open, start), unmade);
  }

  @Override
  public void close() {
    source.close();
  }
}
