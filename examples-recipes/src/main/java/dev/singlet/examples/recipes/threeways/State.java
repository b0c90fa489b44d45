package dev.singlet.examples.recipes.threeways;

/** The state of an order. */
public enum State {
  OPEN,
  SENT
}
