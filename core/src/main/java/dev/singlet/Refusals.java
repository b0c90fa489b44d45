package dev.singlet;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;

/** Tells failures of writes apart: those that only a condition refused, and all others. */
final class Refusals {

  private Refusals() {}

  /**
   * Tells whether a write was made that failed.
   *
   * @return false if a condition refused it
   * @throws RuntimeException the failure, if it is of another kind, or if the write may have been
   *     made
   */
  static boolean isMade(RuntimeException failure) {
    if (failure instanceof ConditionFailedException refused) {
      if (refused.mayHaveBeenMade() && !refused.wasMade()) {
        throw refused;
      }
      return refused.wasMade();
    }
    boolean isRefused =
        failure instanceof TransactionFailedException cancelled
            && !cancelled.mayHaveBeenMade()
            && !cancelled.failures().isEmpty()
            && cancelled.failures().stream().allMatch(each -> each.condition() != null);
    if (!isRefused) {
      throw failure;
    }
    return false;
  }
}
