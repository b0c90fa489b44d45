package dev.singlet;

import dev.singlet.internal.engine.Step;

/** Some writes of a batch, which are made apart from the others. */
sealed interface BatchLane permits BatchWriteLane, LoneBatchWrite {

  /** Makes them, and tells what became of them. */
  Step<BatchOutcome> start();

  /** Makes none of those that are not made yet. */
  BatchOutcome giveUp();
}
