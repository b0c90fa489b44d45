package dev.singlet.benchmarks.model;

/** The state of an issue. */
public enum IssueStatus {
  OPEN,
  CLOSED
}
