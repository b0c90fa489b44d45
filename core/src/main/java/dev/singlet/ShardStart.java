package dev.singlet;

import dev.singlet.position.PagePosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where reading of a sharded access pattern starts in each partition, and which way it goes.
 *
 * @param backwards whether what is before is read, against the query's own direction
 * @param shards a start for each partition
 */
record ShardStart(boolean backwards, List<Start> shards) {

  /** Where it starts in one partition. */
  sealed interface Start {}

  /** At that end of the range from which it reads. */
  record AtEnd() implements Start {}

  /** Next to an item, which is not read. */
  record Behind(PagePosition position) implements Start {}

  /** Nowhere: there is nothing left to read. */
  record Nowhere() implements Start {}

  static final Start AT_END = new AtEnd();
  static final Start NOWHERE = new Nowhere();

  ShardStart {
    shards = List.copyOf(shards);
  }

  static Start behind(PagePosition position) {
    return new Behind(position);
  }

  /** Where a request starts; null for an end of the range. */
  static @Nullable PagePosition position(Start start) {
    return start instanceof Behind behind ? behind.position() : null;
  }

  /** Whether something can follow where it starts. */
  static boolean leadsOn(Start start, QueryRequests query) {
    PagePosition position = position(start);
    return !NOWHERE.equals(start)
        && (position == null || !query.tokens().isLast(position, query.isDescending()));
  }

  /** Whether there is nothing left in any partition. */
  boolean isNowhere() {
    return shards.stream().allMatch(NOWHERE::equals);
  }
}
