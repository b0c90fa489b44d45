package dev.singlet.benchmarks.start;

/** The programs that are compared. */
public enum StartVariant {
  HAND_WRITTEN("hand-written"),
  SINGLET("Singlet"),
  ENHANCED("enhanced, bean");

  private final String title;

  StartVariant(String title) {
    this.title = title;
  }

  /** Its name in tables. */
  public String title() {
    return title;
  }
}
