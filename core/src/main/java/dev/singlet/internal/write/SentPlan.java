package dev.singlet.internal.write;

import org.jspecify.annotations.Nullable;

/**
 * The plan that all executions of a transaction with a token send, as DynamoDB accepts a repeated
 * request only if it is identical to the byte, with the same stamped times. It stays as long as one
 * of its requests may have been made.
 */
public final class SentPlan {

  private @Nullable TransactionPlan plan;
  private int underWay;
  private boolean mayHaveBeenMade;

  /** Returns the plan that was sent for the items of an execution; null if there is none. */
  public synchronized @Nullable TransactionPlan of(TransactionExecution run) {
    return plan != null && run.repeats(plan) ? plan : null;
  }

  /** Begins a request. Returns the plan to send, which is another execution's if that was first. */
  public synchronized TransactionPlan begin(TransactionExecution run, TransactionPlan own) {
    TransactionPlan sent = of(run);
    if (sent == null) {
      plan = own;
      underWay = 0;
      mayHaveBeenMade = run.isInDoubt();
      sent = own;
    }
    underWay++;
    return sent;
  }

  /**
   * Ends a request.
   *
   * @param isPossible true if it may have been made
   * @return true if it, or another request of the plan, may have been made
   */
  public synchronized boolean end(TransactionPlan sent, boolean isPossible) {
    if (!sent.equals(plan)) {
      return isPossible;
    }
    underWay--;
    mayHaveBeenMade |= isPossible;
    boolean isOpen = mayHaveBeenMade || underWay > 0;
    plan = isOpen ? sent : null;
    return isOpen;
  }
}
