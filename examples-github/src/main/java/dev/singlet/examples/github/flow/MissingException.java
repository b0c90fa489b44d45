package dev.singlet.examples.github.flow;

import org.jspecify.annotations.Nullable;

/** An item that a flow needs or changes is not there. Nothing was written. */
public final class MissingException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MissingException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
