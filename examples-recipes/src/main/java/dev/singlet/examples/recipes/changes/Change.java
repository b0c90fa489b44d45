package dev.singlet.examples.recipes.changes;

import dev.singlet.examples.recipes.Steps;

/** A change of a model, with the programs before and after it on one table. */
public interface Change {

  /** Creates a table, and takes the steps of the rollout on it. */
  void rollOut(Steps steps);
}
