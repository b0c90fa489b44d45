package dev.singlet.examples.recipes.statemachine;

/** The state of a job. */
public enum JobState {
  OPEN,
  DONE,
  FAILED
}
