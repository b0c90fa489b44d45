package dev.singlet.examples.github.flow;

/** An item that was to be created is there already. Nothing was written. */
public final class DuplicateException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DuplicateException(String message, Throwable cause) {
    super(message, cause);
  }
}
