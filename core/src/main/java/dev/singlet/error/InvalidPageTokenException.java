package dev.singlet.error;

/**
 * A page token is damaged, belongs to another query, or has another kind of signature. No request
 * was made.
 */
public final class InvalidPageTokenException extends SingletException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception for an invalid page token.
   *
   * @param message the problem
   */
  public InvalidPageTokenException(String message) {
    super(ErrorCode.INVALID_PAGE_TOKEN, message, null);
  }
}
