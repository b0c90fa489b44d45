package dev.singlet.internal.bulk;

import dev.singlet.internal.pace.WriteBudget;
import java.time.Duration;
import java.util.function.DoubleSupplier;

/**
 * The rate of a bulk write. Estimates don't know the items that writes replace. So the first group
 * is one write alone, and later estimates are multiplied by what the last groups took beyond
 * theirs.
 */
final class BulkRate {

  /** The part of the rate that a group may take at once. */
  private static final double GROUP_SECONDS = 0.5;

  /** A large factor is forgotten in some ten groups. */
  private static final double KEPT = 0.9;

  private static final double ONE_WRITE = 0;

  private final double rate;
  private final WriteBudget budget;
  private double factor = 1;
  private boolean isKnown;
  private boolean isTrying;

  /**
   * Starts with a rate.
   *
   * @param rate write capacity units each second; 0 for no limit
   * @param speed the part of it that is allowed from outside
   */
  BulkRate(double rate, DoubleSupplier speed) {
    this.rate = rate;
    this.budget = new WriteBudget(rate, speed, System::nanoTime);
    this.isKnown = rate == 0;
  }

  boolean isLimited() {
    return rate > 0;
  }

  /** Returns whether a group may be taken; it must then be begun or given up. */
  synchronized boolean tries() {
    boolean mayTry = isKnown || !isTrying;
    isTrying = true;
    return mayTry;
  }

  synchronized void giveUp() {
    isTrying = false;
  }

  /** Returns the estimate that the next group may have, if it is of several writes. */
  synchronized double mostUnits() {
    if (!isLimited()) {
      return Double.POSITIVE_INFINITY;
    }
    return isKnown ? rate * GROUP_SECONDS / factor : ONE_WRITE;
  }

  /**
   * A group that the rate allows.
   *
   * @param estimate its units by themselves
   * @param taken the units that were taken of the rate
   * @param pause the pause before it
   */
  record Begun(double estimate, double taken, Duration pause) {}

  synchronized Begun begin(double estimate) {
    double taken = estimate * factor;
    return new Begun(estimate, taken, budget.take(taken));
  }

  /**
   * Takes what a group consumed.
   *
   * @param consumed the units; negative if DynamoDB didn't tell
   */
  synchronized void end(Begun begun, double consumed) {
    isTrying = false;
    if (consumed >= 0) {
      budget.correct(begun.taken, consumed);
    }
    if (consumed > 0) {
      factor = Math.max(consumed / begun.estimate, factor * KEPT);
    }
    isKnown = true;
  }

  void throttled() {
    budget.throttled();
  }
}
