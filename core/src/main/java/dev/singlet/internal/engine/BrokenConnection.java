package dev.singlet.internal.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import software.amazon.awssdk.core.exception.SdkClientException;

/**
 * Tells broken connections that the SDK's retry strategies don't see. They look for an {@link
 * IOException} in what was thrown and in its cause, and no deeper. An attempt on futures that
 * begins while the one before still ends can be ended with that one's failure, as the cause of
 * others, or be handed the rest of its answer.
 */
final class BrokenConnection {

  private static final String ANSWERS = "software.amazon.awssdk.core.internal.http.async.";
  private static final int FRAMES = 5;

  private BrokenConnection() {}

  /**
   * Whether the SDK would have sent a request again, had it seen what it failed with.
   *
   * @return false for what it has seen, and for all other failures
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

  /** Whether it was thrown by what takes answers: it checks that they come in their order. */
  private static boolean isOfAnswers(StackTraceElement[] stack) {
    for (int i = 0; i < Math.min(FRAMES, stack.length); i++) {
      if (stack[i].getClassName().startsWith(ANSWERS)) {
        return true;
      }
    }
    return false;
  }
}
