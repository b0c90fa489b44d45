package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The time to repeat a request that DynamoDB leaves partly undone. */
public final class RetryBudget {

  private final Duration budget;
  private final BooleanSupplier isStopped;
  private int inVain;
  private long since;

  /**
   * Starts with a full budget.
   *
   * @param isStopped tells whether the failure of another request has ended all of them
   */
  public RetryBudget(Duration budget, BooleanSupplier isStopped) {
    this.budget = budget;
    this.isStopped = isStopped;
  }

  /**
   * Makes a request again after a pause, unless the budget would be used up by then, or is zero, or
   * another request has ended all.
   *
   * @param didSome true if the last request made progress
   * @param request makes it
   * @param end gives the result if it is not made again
   */
  public <R> Step<R> again(boolean didSome, Supplier<Step<R>> request, Supplier<R> end) {
    Duration pause = isStopped.getAsBoolean() ? null : next(didSome);
    return pause == null
        ? Step.done(end.get())
        : Step.pause(pause, () -> isStopped.getAsBoolean() ? Step.done(end.get()) : request.get());
  }

  private @Nullable Duration next(boolean didSome) {
    long present = System.nanoTime();
    if (didSome || inVain == 0) {
      since = present;
    }
    inVain = didSome ? 1 : inVain + 1;
    Duration pause = Backoff.next(inVain - 1);
    return pause.plusNanos(present - since).compareTo(budget) >= 0 ? null : pause;
  }
}
