package dev.singlet.examples.recipes.onetable;

/** A write met the switch to the one table. It may have been made or not: read the item. */
final class OvertakenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OvertakenException(Versioned<?> item) {
    super("The tables were switched during a write. It may have been made: " + item);
  }
}
