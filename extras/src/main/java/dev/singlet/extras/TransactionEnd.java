package dev.singlet.extras;

import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The end of one transaction of a series.
 *
 * @param isTried false if the series ended before its turn
 * @param failure the reason why it was not made, or may not have been made; null for none
 */
record TransactionEnd(boolean isTried, @Nullable Throwable failure) {

  static final TransactionEnd MADE = new TransactionEnd(true, null);
  static final TransactionEnd NOT_TRIED = new TransactionEnd(false, null);

  static TransactionEnd of(Exception failure) {
    return new TransactionEnd(true, failure);
  }

  boolean isMade() {
    return isTried && failure == null;
  }

  /** Returns whether it was not made for a reason of its own, which is there next time, too. */
  boolean isRefused() {
    return failure instanceof SingletException && !isPassing();
  }

  /** Returns whether the transactions after it would probably fail for the same reason. */
  boolean endsSeries() {
    return isRequestFailure() || isLackOfCapacity();
  }

  /** An attempt in doubt whose repetition fails as a request has no failures of operations. */
  private boolean isRequestFailure() {
    return failure instanceof TransactionFailedException inDoubt
        ? inDoubt.failures().isEmpty()
        : failure != null && !(failure instanceof SingletException);
  }

  private boolean isPassing() {
    return failure instanceof TransactionFailedException cancelled && cancelled.isPassing();
  }

  private boolean isLackOfCapacity() {
    return failure instanceof TransactionFailedException cancelled
        && cancelled.isPassing()
        && cancelled.failures().stream().anyMatch(each -> each.reason() != Reason.CONFLICT);
  }
}
