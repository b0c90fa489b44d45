package dev.singlet.history;

/** The state of a step of a table's migrations. */
public enum StepState {
  /** It was not begun, or was stopped on purpose. */
  PENDING,
  /** A program is at it, or has ended without a word. The next run takes it up where it stood. */
  RUNNING,
  /** It has failed, or had to leave items. The next run begins it again. */
  FAILED,
  /**
   * Its items are written, but a program of another model was seen lately, and can write others as
   * they were. A run after it has ended does the rest.
   */
  WAITING,
  /** All is done. It never runs again. */
  DONE;

  /**
   * Returns the state for people.
   *
   * @return lower-case letters
   */
  @Override
  public String toString() {
    return switch (this) {
      case PENDING -> "pending";
      case RUNNING -> "running";
      case FAILED -> "failed";
      case WAITING -> "waiting";
      case DONE -> "done";
    };
  }
}
