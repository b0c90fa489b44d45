package dev.singlet.internal.engine;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How long a request goes on being repeated that DynamoDB leaves something of undone. */
public final class RetryBudget {

  private final Duration budget;
  private int inVain;
  private long since;

  /** Nothing was left undone yet. */
  public RetryBudget(Duration budget) {
    this.budget = budget;
  }

  /**
   * The pause before the next request.
   *
   * @return null if the budget would be spent by then; always so if it is zero
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
