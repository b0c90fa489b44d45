package dev.singlet.examples.recipes.onetable;

import java.util.List;

/**
 * The tables that programs read and write. All programs are in one phase, or in two that follow
 * each other.
 */
public enum Phase {
  /** Only the old tables. */
  OLD,
  /** Writes go to the old tables, then to the one table. */
  BOTH,
  /** As before, while all items are copied. */
  COPY,
  /** As before, while all items are compared. */
  VERIFY,
  /** Reads take the newer of both copies. A write counts when it is in the one table. */
  COMPARE,
  /** Only the one table. There is no way back. */
  NEW,
  /** As before, and deletes remove items. */
  DONE;

  private static final List<Phase> ORDER = List.of(values());

  boolean isBefore(Phase other) {
    return compareTo(other) < 0;
  }

  boolean isAfter(Phase other) {
    return compareTo(other) > 0;
  }

  Phase next() {
    return this == DONE ? DONE : ORDER.get(ORDER.indexOf(this) + 1);
  }

  Phase previous() {
    if (this == OLD || isAfter(COMPARE)) {
      throw new IllegalStateException("There is no way back from " + this);
    }
    return ORDER.get(ORDER.indexOf(this) - 1);
  }
}
