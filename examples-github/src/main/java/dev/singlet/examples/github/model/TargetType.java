package dev.singlet.examples.github.model;

/** What one can react to. */
public enum TargetType {
  ISSUE,
  PR,
  ISSUECOMMENT,
  PRCOMMENT
}
