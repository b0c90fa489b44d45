package dev.singlet.benchmarks;

/** The length of measurements. */
public enum Effort {
  /** Long enough for figures to publish. */
  FULL,
  /** Long enough to see that it runs. */
  SHORT
}
