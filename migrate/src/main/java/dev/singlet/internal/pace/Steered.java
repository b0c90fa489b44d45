package dev.singlet.internal.pace;

import dev.singlet.internal.engine.Step;
import dev.singlet.run.Steering;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Follows the orders that a run gets from outside. Several threads use it. */
public final class Steered {

  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final @Nullable Steering steering;
  private volatile Steering.Order last = Steering.Order.GO;

  /**
   * Starts at full speed.
   *
   * @param steering gives the orders; null for none
   */
  public Steered(@Nullable Steering steering) {
    this.steering = steering;
  }

  /** Returns whether the last order was to stop. */
  public boolean stops() {
    return last.stops();
  }

  /** Returns the part of the rates that the last order allows, from 0 to 1. */
  public double speed() {
    return last.speed();
  }

  /**
   * Asks for the order, and waits as long as it says. Half the speed is a pause as long as the work
   * took.
   *
   * @param work the time of the work since the last pause
   */
  public Step<Boolean> after(Duration work) {
    if (steering == null) {
      return Step.done(true);
    }
    Steering.Order order = steering.order();
    last = order;
    if (order.stops() || order.speed() == 1) {
      return Step.done(true);
    }
    if (order.speed() == 0) {
      return Step.pause(PAUSE, () -> after(work));
    }
    double pause = work.toNanos() * (1 / order.speed() - 1);
    return Step.pause(Duration.ofNanos((long) pause), () -> Step.done(true));
  }
}
