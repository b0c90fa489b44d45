package dev.singlet.error;

/**
 * A value cannot stand in a key; no request was made.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">DynamoDB's
 *     limits on keys</a>
 */
public final class InvalidKeyException extends SingletException {

  private static final long serialVersionUID = 1L;

  /**
   * A bad key.
   *
   * @param message which attribute of which entity, what is wrong and what to do
   */
  public InvalidKeyException(String message) {
    super(ErrorCode.INVALID_KEY, message, null);
  }
}
