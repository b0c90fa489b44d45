package dev.singlet.tools.live;

/** The result of looking at tables, the best first. */
public enum LookResult {
  /** The table, or its items, fit the model. */
  FITS(0),
  /** No item was compared, which proves nothing. */
  NOTHING_COMPARED(3),
  /** Operations of a model would fail, give wrong answers or lose values; or a look failed. */
  BREAKS(1);

  private final int exitCode;

  LookResult(int exitCode) {
    this.exitCode = exitCode;
  }

  /** Returns the exit code of a command with this result. */
  public int exitCode() {
    return exitCode;
  }

  LookResult worse(LookResult other) {
    return compareTo(other) < 0 ? other : this;
  }
}
