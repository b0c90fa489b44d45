package dev.singlet.examples.recipes.threeways;

/** Where an order is. */
public enum State {
  OPEN,
  SENT
}
