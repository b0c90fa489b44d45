package dev.singlet.examples.recipes.onetable;

import dev.singlet.error.ConditionFailedException;
import java.util.Optional;

/**
 * Brings items from an old table to the one table. Writes, the copy and repairs do the same, in any
 * order and any number of times: the greatest version stays.
 */
final class Mirror<R, N extends Versioned<N>> {

  private final Moved<R, N> moved;

  Mirror(Moved<R, N> moved) {
    this.moved = moved;
  }

  /**
   * Writes an item to the one table, unless it has this version there, or a newer one.
   *
   * @return whether it was written
   */
  boolean bring(N item) {
    Mapping<R, N> mapping = moved.mapping();
    var version = mapping.version();
    try {
      moved
          .shop()
          .execute(
              mapping
                  .put(item)
                  .when(version.notExists().or(version.lt(item.version())))
                  .returningNothing());
      return true;
    } catch (ConditionFailedException newer) {
      return false;
    }
  }

  /** Reads both copies, brings the old one if it is newer, and gives what the one table has. */
  Optional<N> newest(N key) {
    Optional<N> row = moved.rows().execute(moved.mapping().getRow(key)).map(moved.mapping()::item);
    Optional<N> item = moved.shop().execute(moved.mapping().get(key));
    if (row.isEmpty() || !isBehind(item, row.get())) {
      return item;
    }
    bring(row.get());
    return moved.shop().execute(moved.mapping().get(key));
  }

  private static <N extends Versioned<N>> boolean isBehind(Optional<N> item, N row) {
    return item.isEmpty() || item.get().version() < row.version();
  }
}
