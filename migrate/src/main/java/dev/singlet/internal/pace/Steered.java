package dev.singlet.internal.pace;

import dev.singlet.internal.engine.Step;
import dev.singlet.run.Steering;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Follows the orders that a run gets from outside. Several threads use it. */
public final class Steered {

  /** A pause asks for another order after this time. */
  private static final double SLICE_NANOS = 1e9;

  private final @Nullable Steering steering;
  private Steering.Order last = Steering.Order.GO;

  /**
   * Starts at full speed.
   *
   * @param steering gives the orders; null for none
   */
  public Steered(@Nullable Steering steering) {
    this.steering = steering;
  }

  /** Returns whether there was an order to stop. */
  public synchronized boolean stops() {
    return last.stops();
  }

  /** Returns the part of the rates that the last order allows, from 0 to 1. */
  public synchronized double speed() {
    return last.speed();
  }

  /** Takes the next order. After one to stop, there is no other. */
  private synchronized Steering.Order take(Steering.Order order) {
    if (!last.stops()) {
      last = order;
    }
    return last;
  }

  /**
   * Asks for the order, and waits as long as it says, until another one comes. Half the speed is a
   * pause as long as the work took.
   *
   * @param work the time of the work since the last pause
   * @param isOver returns whether the run has ended for another reason
   */
  public Step<Boolean> after(Duration work, BooleanSupplier isOver) {
    return after((double) work.toNanos(), 0, isOver);
  }

  private Step<Boolean> after(double work, double waited, BooleanSupplier isOver) {
    if (steering == null || isOver.getAsBoolean()) {
      return Step.done(true);
    }
    Steering.Order order = take(steering.order());
    double pause = order.speed() == 0 ? SLICE_NANOS : work * (1 / order.speed() - 1) - waited;
    if (order.stops() || pause <= 0) {
      return Step.done(true);
    }
    double slice = Math.min(pause, SLICE_NANOS);
    return Step.pause(
        Duration.ofNanos((long) Math.ceil(slice)), () -> after(work, waited + slice, isOver));
  }
}
