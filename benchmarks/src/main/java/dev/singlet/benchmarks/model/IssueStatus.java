package dev.singlet.benchmarks.model;

/** How far an issue is. */
public enum IssueStatus {
  OPEN,
  CLOSED
}
