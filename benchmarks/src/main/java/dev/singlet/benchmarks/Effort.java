package dev.singlet.benchmarks;

/** How long is measured. */
public enum Effort {
  /** Long enough for figures to publish. */
  FULL,
  /** Long enough to see that it runs. */
  SHORT
}
