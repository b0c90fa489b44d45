package dev.singlet.error;

/** A page token is damaged, belongs to another query, or is signed otherwise; nothing was sent. */
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
