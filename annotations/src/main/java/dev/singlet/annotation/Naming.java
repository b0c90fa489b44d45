package dev.singlet.annotation;

/** The rule that turns the name of a component into the name of an attribute. */
public enum Naming {
  /** {@code issueNumber} is stored as {@code issueNumber}. */
  AS_DECLARED,

  /** {@code issueNumber} is stored as {@code issue_number}. */
  SNAKE_CASE,

  /** {@code issueNumber} is stored as {@code IssueNumber}. */
  PASCAL_CASE
}
