package dev.singlet.extras;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import dev.singlet.transaction.Transaction;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of one transaction of a {@link TransactionSeries}.
 *
 * @param group the key of the group, or the place of the transaction in the list, from 1
 * @param transaction the transaction, with its idempotency token
 * @param state tells whether it was made
 * @param failure the reason; null if it was made or not tried
 */
public record TransactionOutcome(
    Object group, Transaction transaction, State state, @Nullable Throwable failure) {

  /** The state of a transaction after a series. */
  public enum State {
    /** All its writes were made. */
    MADE,
    /** Nothing was written, because a condition did not hold, or a write is not valid. */
    REFUSED,
    /** It may have been made, because an answer was lost. */
    UNKNOWN,
    /**
     * Nothing was written. The series ended before, or only other requests or a lack of capacity
     * were in the way.
     */
    UNPROCESSED
  }

  static TransactionOutcome of(
      Object group, Transaction transaction, TransactionEnd end, Context context) {
    return new TransactionOutcome(
        group, transaction, state(transaction, end, context), end.failure());
  }

  private static State state(Transaction transaction, TransactionEnd end, Context context) {
    if (end.isMade()) {
      return State.MADE;
    }
    if (Transaction.describe(transaction).mayHaveBeenMade(context)) {
      return State.UNKNOWN;
    }
    return end.isRefused() ? State.REFUSED : State.UNPROCESSED;
  }

  /**
   * Returns DynamoDB's reasons if it cancelled the transaction. They have the items that were
   * there.
   *
   * @return the failure; empty if there was none, or one of another kind
   */
  public Optional<TransactionFailedException> cancellation() {
    return failure instanceof TransactionFailedException cancelled
        ? Optional.of(cancelled)
        : Optional.empty();
  }
}
