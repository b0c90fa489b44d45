package dev.singlet.internal.query;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.query.PageStart.Place;
import dev.singlet.internal.text.KeyOrder;
import dev.singlet.runtime.key.Partitions;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The partitions of a query, in groups. The partitions of one group are being read: it is open.
 * When nothing of it is left, the next group is opened.
 */
final class OpenPartitions {

  private final Function<Integer, List<PartitionCursor>> opening;
  private final int groups;
  private final boolean descending;
  private final Comparator<PartitionCursor> order;
  private List<PartitionCursor> cursors = List.of();

  /** The number of the next group, in the direction of reading. */
  private int next;

  /** The requests of groups that are closed. Their answers are not kept. */
  private int closedRequests;

  private int closedItemsRead;
  private long closedCounted;

  OpenPartitions(
      QuerySpec<?> query,
      PageStart from,
      QueryTokens tokens,
      Context context,
      Function<QuerySpec<?>, QueryExpression> expressions) {
    Partitions partitions = query.partitions();
    Place place = from.place();
    this.groups = partitions.groups();
    this.descending = query.options().descending() != from.backwards();
    this.order = order(descending);
    int first = descending ? groups - 1 : 0;
    int starting = place == null ? first : place.partition() / partitions.together();
    PageStart whole = PageStart.end(from.backwards());
    this.opening =
        group ->
            PartitionCursor.of(
                query, group, group == starting ? from : whole, tokens, context, expressions);
    this.next = starting;
    openFirst();
  }

  /** Opens the first group that has something left. */
  private void openFirst() {
    while (openNext()) {
      // The place to start at can be the end of its group.
    }
  }

  /** Merges partitions by sort key, and equal sort keys by the partition's number. */
  private static Comparator<PartitionCursor> order(boolean descending) {
    Comparator<PartitionCursor> ascending =
        Comparator.comparing(PartitionCursor::sortKey, Comparator.nullsFirst(KeyOrder::compare))
            .thenComparing(PartitionCursor::number);
    return descending ? ascending.reversed() : ascending;
  }

  /** Returns the partitions of the group that is open. */
  List<PartitionCursor> open() {
    return cursors;
  }

  /**
   * Opens the next group if nothing is left of the open one.
   *
   * @return false if something is left, or there is no other group
   */
  boolean openNext() {
    if (goesOn(cursors) || !hasNext()) {
      return false;
    }
    closedRequests = requests();
    closedItemsRead = itemsRead();
    closedCounted = counted();
    cursors = opening.apply(next);
    next += descending ? -1 : 1;
    return true;
  }

  private boolean hasNext() {
    return next >= 0 && next < groups;
  }

  /** Returns whether anything is left. */
  boolean goesOn() {
    return hasNext() || goesOn(cursors);
  }

  private static boolean goesOn(List<PartitionCursor> cursors) {
    for (int i = 0; i < cursors.size(); i++) {
      if (!cursors.get(i).isAtEnd()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the partition with the next item; null if more must be read to know it. */
  @Nullable PartitionCursor leading() {
    PartitionCursor leading = null;
    for (int i = 0; i < cursors.size(); i++) {
      PartitionCursor cursor = cursors.get(i);
      if (cursor.needsRead()) {
        return null;
      }
      if (cursor.head() != null && (leading == null || order.compare(cursor, leading) < 0)) {
        leading = cursor;
      }
    }
    return leading;
  }

  /** Returns the number of requests so far. */
  int requests() {
    int requests = closedRequests;
    for (int i = 0; i < cursors.size(); i++) {
      requests += cursors.get(i).requests();
    }
    return requests;
  }

  /** Returns the number of items that DynamoDB has read so far. */
  int itemsRead() {
    int read = closedItemsRead;
    for (int i = 0; i < cursors.size(); i++) {
      read += cursors.get(i).itemsRead();
    }
    return read;
  }

  /** Returns the number of items that were counted so far. */
  long counted() {
    long counted = closedCounted;
    for (int i = 0; i < cursors.size(); i++) {
      counted += cursors.get(i).counted();
    }
    return counted;
  }
}
