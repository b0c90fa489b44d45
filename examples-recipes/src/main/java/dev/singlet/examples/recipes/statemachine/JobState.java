package dev.singlet.examples.recipes.statemachine;

/** Where a job is. */
public enum JobState {
  OPEN,
  DONE,
  FAILED
}
