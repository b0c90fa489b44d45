package dev.singlet.examples.shared;

/** There is no way to DynamoDB. */
public final class ConnectionException extends Exception {

  private static final long serialVersionUID = 1L;

  ConnectionException(String problem) {
    super(problem);
  }
}
