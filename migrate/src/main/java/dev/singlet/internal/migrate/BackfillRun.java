package dev.singlet.internal.migrate;

import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.Journal;
import dev.singlet.backfill.Steering;
import dev.singlet.scan.ScanProgress;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The rates, orders and sums that all tenants and segments of one run share. */
final class BackfillRun {

  private final BackfillSettings settings;
  private final long total;
  private final WriteBudget budget;
  private final long start = System.nanoTime();
  private volatile Steering.Order order = Steering.Order.GO;
  private long written;
  private long left;
  private double writeUnits;

  /**
   * Starts a run.
   *
   * @param total the number of items of the table, as DynamoDB counts them
   */
  BackfillRun(BackfillSettings settings, long total) {
    this.settings = settings;
    this.total = total;
    this.budget = new WriteBudget(settings.writeRate(), () -> order.speed(), System::nanoTime);
  }

  BackfillSettings settings() {
    return settings;
  }

  WriteBudget budget() {
    return budget;
  }

  @Nullable Journal journal() {
    return settings.journal();
  }

  /** Asks for the order. */
  Steering.Order order() {
    Steering steering = settings.steering();
    if (steering != null) {
      order = steering.order();
    }
    return order;
  }

  /** Returns the order that was asked for last. */
  Steering.Order lastOrder() {
    return order;
  }

  synchronized void addWritten() {
    written++;
  }

  synchronized void addLeft() {
    left++;
  }

  synchronized void addWriteUnits(double units) {
    writeUnits += units;
  }

  synchronized BackfillProgress progress(ScanProgress read) {
    return new BackfillProgress(
        read.itemsRead(),
        total,
        written,
        left,
        read.capacityUnits(),
        writeUnits,
        Duration.ofNanos(System.nanoTime() - start),
        read.checkpoint());
  }
}
