package dev.singlet.benchmarks.longrun;

/** The ways to do the work. */
enum Way {
  SINGLET,
  BY_HAND
}
