package dev.singlet.examples.recipes.onetable;

import java.time.Instant;

/** Other programs may still be in the phase before. */
final class TooEarlyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TooEarlyException(Phase phase, Instant until) {
    super("The phase %s lasts until %s at least.".formatted(phase, until));
  }
}
