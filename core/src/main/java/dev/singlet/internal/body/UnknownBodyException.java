package dev.singlet.internal.body;

/**
 * The SDK wrote a request in another form than JSON as it is known. Nothing was sent. The request
 * can be sent whole.
 */
public final class UnknownBodyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Makes the exception, before anything is sent. */
  public UnknownBodyException() {
    super("The SDK's body of the request is not the one that it is known to write.");
  }
}
