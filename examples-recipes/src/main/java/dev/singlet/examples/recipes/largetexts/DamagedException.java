package dev.singlet.examples.recipes.largetexts;

import java.io.Serial;

/** Content is missing, or isn't what its checksum says. */
final class DamagedException extends IllegalStateException {

  @Serial private static final long serialVersionUID = 1L;

  DamagedException(String what) {
    super(what + " is damaged.");
  }
}
