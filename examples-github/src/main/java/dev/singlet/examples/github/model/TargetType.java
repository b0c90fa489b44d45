package dev.singlet.examples.github.model;

/** The kinds of item that one can react to. */
public enum TargetType {
  ISSUE,
  PR,
  ISSUECOMMENT,
  PRCOMMENT
}
