package dev.singlet.internal.migrate;

import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import dev.singlet.backfill.Steering;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.scan.ScanProgress;
import java.time.Duration;

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

  /** Keeps a change before it is sent. */
  void note(ItemChange change) {
    Journal journal = settings.journal();
    if (journal != null) {
      journal.add(change);
    }
  }

  /**
   * Keeps that a change was refused. If an attempt got no answer, it may have been made, and was
   * perhaps the reason of the refusal. Then the journal keeps it as made.
   */
  void refused(ItemChange change, Throwable failure) {
    Journal journal = settings.journal();
    if (journal != null && !LostAnswer.isPossible(failure)) {
      journal.refused(change);
    }
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
