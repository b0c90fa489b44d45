package dev.singlet.internal.client;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.TransactionFailedException;
import org.jspecify.annotations.Nullable;

/** Tells failures of writes apart: those that only a condition refused, and all others. */
public final class Refusals {

  private Refusals() {}

  /**
   * Returns whether a write was made that failed.
   *
   * @return false if a condition refused it, other than that on the schema version
   * @throws RuntimeException the failure, if it is of another kind, or if the write may have been
   *     made
   */
  public static boolean isMade(RuntimeException failure) {
    if (failure instanceof ConditionFailedException refused && isOfItem(refused.reason())) {
      if (refused.mayHaveBeenMade() && !refused.wasMade()) {
        throw refused;
      }
      return refused.wasMade();
    }
    boolean isRefused =
        failure instanceof TransactionFailedException cancelled
            && !cancelled.mayHaveBeenMade()
            && !cancelled.failures().isEmpty()
            && cancelled.failures().stream().allMatch(each -> isOfItem(each.condition()));
    if (!isRefused) {
      throw failure;
    }
    return false;
  }

  /** Returns false for an item that the program must not write, whatever its values are. */
  private static boolean isOfItem(@Nullable Reason reason) {
    return reason != null && reason != Reason.SCHEMA_VERSION;
  }
}
