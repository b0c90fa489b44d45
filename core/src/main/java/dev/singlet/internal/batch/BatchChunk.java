package dev.singlet.internal.batch;

import dev.singlet.internal.engine.Step;

/** Some writes of a batch, which are made independently of the others. */
sealed interface BatchChunk permits WriteChunk, SingleWriteChunk {

  /** Makes the writes and returns the outcome. */
  Step<BatchOutcome> start();

  /** Gives up the writes that are not made yet. */
  BatchOutcome giveUp();
}
