package dev.singlet.benchmarks.backfill;

/** The ways to give stored issues their keys in an index. */
enum Way {
  SINGLET,
  BY_HAND
}
