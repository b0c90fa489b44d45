package dev.singlet.benchmarks;

import dev.singlet.benchmarks.report.Report;

/** A part of the measuring, which can be run alone. */
public interface Part {

  /** The word that chooses it. */
  String name();

  /** Measures, and writes what it found into the report. */
  void measure(Effort effort, Report report) throws Exception;
}
