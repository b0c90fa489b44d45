package dev.singlet.listener;

import org.jspecify.annotations.Nullable;

/** An operation that is under way, as a listener follows it. See {@link RequestListener#begin}. */
public interface RunningOperation {

  /** An operation that nobody follows. */
  RunningOperation IGNORED = failure -> {};

  /**
   * Is called directly before each request, on the thread that sends it. Several threads call it at
   * once if several requests are running.
   *
   * @return is run on the same thread, when the method of the SDK's client has returned. An
   *     asynchronous client then has no answer yet
   */
  default Runnable sending() {
    return () -> {};
  }

  /**
   * Is called once, when the operation has ended. For an asynchronous client, this can be on a
   * thread of the SDK.
   *
   * @param failure the exception that the caller gets; null for none
   */
  void ended(@Nullable Throwable failure);
}
