package dev.singlet.internal.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import software.amazon.awssdk.core.exception.SdkClientException;

/**
 * Recognizes broken connections that the SDK's retry strategies don't see. They look for an {@link
 * IOException} in the exception and in its cause, and no deeper. An async attempt can start while
 * the attempt before it is still ending. It can then fail with that attempt's failure, as a deeper
 * cause, or receive the rest of that attempt's answer.
 */
final class BrokenConnection {

  private static final String ANSWERS = "software.amazon.awssdk.core.internal.http.async.";
  private static final int FRAMES = 5;

  private BrokenConnection() {}

  /**
   * Returns whether the SDK would have retried a request if it had seen the failure.
   *
   * @return false for failures it has seen, and for all other failures
   */
  static boolean isUnseen(Throwable failure) {
    Throwable cause = failure.getCause();
    if (!(failure instanceof SdkClientException) || cause == null || isInputOutput(cause)) {
      return false;
    }
    for (Throwable deeper = cause.getCause(); deeper != null; deeper = deeper.getCause()) {
      if (isInputOutput(deeper)) {
        return true;
      }
    }
    return cause instanceof IllegalArgumentException && isOfAnswers(cause.getStackTrace());
  }

  private static boolean isInputOutput(Throwable failure) {
    return failure instanceof IOException || failure instanceof UncheckedIOException;
  }

  /** Returns whether the SDK's response handling threw it, which checks the order of answers. */
  private static boolean isOfAnswers(StackTraceElement[] stack) {
    for (int i = 0; i < Math.min(FRAMES, stack.length); i++) {
      if (stack[i].getClassName().startsWith(ANSWERS)) {
        return true;
      }
    }
    return false;
  }
}
