package dev.singlet.annotation;

/** How the name of a record component becomes the name of an attribute. */
public enum Naming {
  /** {@code issueNumber} is stored as {@code issueNumber}. */
  AS_DECLARED,

  /** {@code issueNumber} is stored as {@code issue_number}. */
  SNAKE_CASE,

  /** {@code issueNumber} is stored as {@code IssueNumber}. */
  PASCAL_CASE
}
