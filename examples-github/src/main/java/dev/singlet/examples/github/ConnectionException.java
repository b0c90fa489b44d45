package dev.singlet.examples.github;

/** There is no way to DynamoDB. */
final class ConnectionException extends Exception {

  private static final long serialVersionUID = 1L;

  ConnectionException(String problem) {
    super(problem);
  }
}
