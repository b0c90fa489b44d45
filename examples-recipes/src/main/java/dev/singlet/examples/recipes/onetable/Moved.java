package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;

/**
 * A table that moves, and where it moves to.
 *
 * @param name the name of the table in the progress of the move
 * @param rows the old table
 * @param shop the one table
 */
record Moved<R, N extends Versioned<N>>(
    String name, Mapping<R, N> mapping, TableClient rows, TableClient shop) {

  Mirror<R, N> mirror() {
    return new Mirror<>(this);
  }

  Comparison<R, N> comparison() {
    return new Comparison<>(this);
  }
}
