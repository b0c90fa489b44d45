package dev.singlet.internal.engine;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The time to repeat a request that DynamoDB leaves partly undone. */
public final class RetryBudget {

  private final Duration budget;
  private int inVain;
  private long since;

  /** Starts with a full budget. */
  public RetryBudget(Duration budget) {
    this.budget = budget;
  }

  /**
   * Returns the pause before the next request.
   *
   * @param didSome true if the last request made progress
   * @return null if the budget would be used up by then; always null if it is zero
   */
  public @Nullable Duration next(boolean didSome) {
    long present = System.nanoTime();
    if (didSome || inVain == 0) {
      since = present;
    }
    inVain = didSome ? 1 : inVain + 1;
    Duration pause = Backoff.next(inVain - 1);
    return pause.plusNanos(present - since).compareTo(budget) >= 0 ? null : pause;
  }
}
