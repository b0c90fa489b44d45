package dev.singlet.history;

/** The choices of a program while another one migrates the table. */
public enum WhenLocked {
  /** It waits until the other one has ended, and does what is left. */
  WAIT,
  /** It does nothing, and returns the state. */
  GO_ON,
  /** It throws a {@link MigrationException}. */
  REFUSE
}
