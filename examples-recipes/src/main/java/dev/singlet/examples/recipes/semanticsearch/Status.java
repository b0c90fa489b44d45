package dev.singlet.examples.recipes.semanticsearch;

/** The state of an issue. */
public enum Status {
  OPEN,
  CLOSED
}
