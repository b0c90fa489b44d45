package dev.singlet.benchmarks.start;

/** The ways to start that are compared. */
enum StartVariant {
  HAND_WRITTEN("hand-written"),
  SINGLET("Singlet"),
  ENHANCED("enhanced, bean");

  private final String title;

  StartVariant(String title) {
    this.title = title;
  }

  /** Its name in tables. */
  String title() {
    return title;
  }
}
