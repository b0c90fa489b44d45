package dev.singlet.model.json;

/** Thrown for a text that is not JSON, or that does not have the expected members. */
public final class InvalidJsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what is wrong, and where
   */
  public InvalidJsonException(String message) {
    super(message);
  }
}
