package dev.singlet.error;

/** A page token is damaged, or belongs to another query; no request was made. */
public final class InvalidPageTokenException extends SingletException {

  private static final long serialVersionUID = 1L;

  /**
   * A bad page token.
   *
   * @param message what is wrong with it
   */
  public InvalidPageTokenException(String message) {
    super(ErrorCode.INVALID_PAGE_TOKEN, message, null);
  }
}
