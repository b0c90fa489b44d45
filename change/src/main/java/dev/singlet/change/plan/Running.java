package dev.singlet.change.plan;

/** The programs that may run during a step of a plan. */
public enum Running {
  /** Those of the models in use before the plan. */
  OLD("programs that run today"),
  /** Those of the models in use before the plan, and those of release 1. */
  OLD_AND_FIRST("programs that run today and of release 1"),
  /** Those of release 1 only. */
  FIRST("programs of release 1 only"),
  /** None that writes the items of the step. */
  NONE("no program that reads or writes these items"),
  /** Those of release 1, and those of release 2. */
  FIRST_AND_SECOND("programs of release 1 and of release 2"),
  /** Those of release 2 only. */
  SECOND("programs of release 2 only");

  private final String words;

  Running(String words) {
    this.words = words;
  }

  /**
   * Returns the programs in words.
   *
   * @return a noun with its article, or without one
   */
  public String words() {
    return words;
  }
}
