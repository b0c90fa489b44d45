package dev.singlet.examples.recipes.booking;

/** The state of a booking. */
public enum State {
  /** Waits for a room of its type. */
  WAITING,
  /** Has its nights for some minutes. */
  HELD,
  /** Has its nights. */
  CONFIRMED,
  /** Has no nights: a guest said so, or a hold was over. */
  CANCELLED
}
