package dev.singlet.internal.batch;

import dev.singlet.internal.engine.Step;

/** Some writes of a batch, which are made apart from the others. */
sealed interface BatchChunk permits WriteChunk, ConditionalChunk {

  /** Makes them, and tells what became of them. */
  Step<BatchOutcome> start();

  /** Makes none of those that are not made yet. */
  BatchOutcome giveUp();
}
