package dev.singlet.examples.recipes.onetable;

import java.util.Optional;

/**
 * Two copies of an item that are not equal.
 *
 * @param row that of the old table
 * @param item that of the one table
 */
record Difference<N extends Versioned<N>>(Kind kind, Optional<N> row, Optional<N> item) {

  enum Kind {
    /** The one table has none. A program may have stopped between its writes. */
    MISSING,
    /** The one table has an older one. A program may have stopped between its writes. */
    BEHIND,
    /** Both have the same version and other values. */
    OTHER,
    /** The one table has a newer one. */
    AHEAD,
    /** The old table has none. */
    EXTRA
  }

  /** Returns whether only a program that doesn't keep to the phases explains it. */
  boolean isUnexpected() {
    return kind != Kind.MISSING && kind != Kind.BEHIND;
  }

  static <N extends Versioned<N>> Optional<Difference<N>> of(Optional<N> row, Optional<N> item) {
    return row.equals(item)
        ? Optional.empty()
        : Optional.of(new Difference<>(kind(row, item), row, item));
  }

  private static <N extends Versioned<N>> Kind kind(Optional<N> row, Optional<N> item) {
    if (row.isEmpty()) {
      return Kind.EXTRA;
    }
    if (item.isEmpty()) {
      return Kind.MISSING;
    }
    int order = Long.compare(item.get().version(), row.get().version());
    return order < 0 ? Kind.BEHIND : order > 0 ? Kind.AHEAD : Kind.OTHER;
  }
}
