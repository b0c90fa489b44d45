package dev.singlet.examples.shared;

/** The program was called with options that it can't follow. */
final class UsageException extends Exception {

  private static final long serialVersionUID = 1L;

  UsageException(String problem) {
    super(problem);
  }
}
