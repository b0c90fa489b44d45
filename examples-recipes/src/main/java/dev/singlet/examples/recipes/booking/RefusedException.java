package dev.singlet.examples.recipes.booking;

/** A booking isn't in a state for what is asked. */
final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RefusedException(String why) {
    super(why);
  }
}
