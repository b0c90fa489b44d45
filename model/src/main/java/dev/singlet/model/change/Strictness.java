package dev.singlet.model.change;

/** The programs and items that a change of a model must not break. */
public enum Strictness {
  /** Items that are stored, and programs of the old model that run beside the new one. */
  FULL,
  /**
   * Items that are stored: the new program reads all of them, and its access patterns find them.
   */
  BACKWARD,
  /** Programs of the old model: they read what the new program writes, and keep it right. */
  FORWARD,
  /** Nothing. */
  NONE;

  /**
   * Returns whether a change breaks nothing that it must not break.
   *
   * @param answers the answers for the change
   * @return true if it can be made in one step
   */
  public boolean accepts(Answers answers) {
    return switch (this) {
      case FULL -> answers.isBackward() && answers.isForward();
      case BACKWARD -> answers.isBackward();
      case FORWARD -> answers.isForward();
      case NONE -> true;
    };
  }
}
