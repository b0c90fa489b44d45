package dev.singlet.internal.pace;

import dev.singlet.internal.engine.Step;
import java.time.Duration;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * Computes pauses that keep the writes of several threads below a rate. If DynamoDB refuses a write
 * for lack of capacity, the rate is halved, and grows again with each second in which it refuses
 * none. The estimate of a write is taken when it is sent, and corrected when it is answered, so
 * that many writes at once don't exceed the rate.
 */
public final class WriteBudget {

  private static final double NANOS = 1e9;

  /** The rate grows by this part of the given one each second. */
  private static final double GROWTH = 0.1;

  private static final double LEAST = 0.05;

  private final double unitsPerSecond;
  private final DoubleSupplier speed;
  private final LongSupplier nanoTime;

  /** The time of the next write, in nanoseconds. */
  private double free;

  /** The part of the rate that DynamoDB has capacity for. */
  private double part = 1;

  private long lastGrowth;

  /**
   * Starts with a rate.
   *
   * @param unitsPerSecond write capacity units each second; 0 for no limit
   * @param speed the part of the rate that is allowed from outside, from 0 to 1
   */
  public WriteBudget(double unitsPerSecond, DoubleSupplier speed, LongSupplier nanoTime) {
    this.unitsPerSecond = unitsPerSecond;
    this.speed = speed;
    this.nanoTime = nanoTime;
    this.free = nanoTime.getAsLong();
    this.lastGrowth = nanoTime.getAsLong();
  }

  /**
   * Takes the units of a write that is sent now or after the pause.
   *
   * @return the pause before it
   */
  public synchronized Duration take(double units) {
    long now = nanoTime.getAsLong();
    grow(now);
    free = Math.max(free, (double) now);
    Duration pause = Duration.ofNanos((long) Math.ceil(free - now));
    spend(units);
    return pause;
  }

  /** Takes the units of a write, and begins it when the rate allows it. */
  public Step<Boolean> paced(double units, Supplier<Step<Boolean>> write) {
    Duration pause = take(units);
    return pause.isZero() ? write.get() : Step.pause(pause, write);
  }

  /** Corrects the units of a write that was answered. */
  public synchronized void correct(double taken, double consumed) {
    spend(consumed - taken);
  }

  /**
   * Corrects the units of a write that was answered.
   *
   * @param consumed what DynamoDB tells; nothing for a write that it refused
   * @return the units that the write consumed; the estimate if DynamoDB tells nothing
   */
  public double correct(double taken, List<ConsumedCapacity> consumed) {
    double units =
        consumed.isEmpty()
            ? taken
            : consumed.stream()
                .map(ConsumedCapacity::capacityUnits)
                .mapToDouble(each -> each == null ? 0 : each)
                .sum();
    correct(taken, units);
    return units;
  }

  /** Halves the rate, because DynamoDB refused a write. */
  public synchronized void throttled() {
    part = Math.max(LEAST, part / 2);
    lastGrowth = nanoTime.getAsLong();
  }

  private void spend(double units) {
    double rate = unitsPerSecond * part * speed.getAsDouble();
    if (unitsPerSecond > 0 && rate > 0) {
      free += units / rate * NANOS;
    }
  }

  private void grow(long now) {
    double seconds = (now - lastGrowth) / NANOS;
    if (seconds >= 1) {
      part = Math.min(1, part + GROWTH * seconds);
      lastGrowth = now;
    }
  }
}
