package dev.singlet.internal.repair;

import dev.singlet.backfill.BackfillEstimate;
import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.pace.Steered;
import dev.singlet.internal.pace.WriteBudget;
import dev.singlet.scan.ScanProgress;
import java.time.Duration;

/** The rates, orders and sums that all tenants and segments of one run share. */
public final class BackfillRun {

  private final BackfillSettings settings;
  private final TableSize size;
  private final WriteBudget budget;
  private final long start = System.nanoTime();
  private final Steered steered;
  private final SampledPages pages = new SampledPages();
  private long written;
  private long left;
  private double writeUnits;
  private BackfillProgress last;
  private double skew = 1;

  /**
   * Starts a run.
   *
   * @param size the size of the table
   */
  public BackfillRun(BackfillSettings settings, TableSize size) {
    this.settings = settings;
    this.size = size;
    this.steered = new Steered(settings.hooks().steering());
    this.budget = new WriteBudget(settings.writeRate(), steered::speed, System::nanoTime);
    this.last = new BackfillProgress(0, size.items(), 0, 0, 0, 0, Duration.ZERO, "");
  }

  BackfillSettings settings() {
    return settings;
  }

  WriteBudget budget() {
    return budget;
  }

  /** Keeps a change before it is sent. */
  void note(ItemChange change) {
    Journal journal = settings.hooks().journal();
    if (journal != null) {
      journal.add(change);
    }
  }

  /**
   * Keeps that a change was refused. If an attempt got no answer, it may have been made, and was
   * perhaps the reason of the refusal. Then the journal keeps it as made.
   */
  void refused(ItemChange change, Throwable failure) {
    Journal journal = settings.hooks().journal();
    if (journal != null && !LostAnswer.isPossible(failure)) {
      journal.refused(change);
    }
  }

  /** Returns the orders from outside. */
  public Steered steered() {
    return steered;
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

  /** Adds a page that is done. */
  public synchronized BackfillProgress progress(ScanProgress read, int segments) {
    if (read.itemsRead() > 0) {
      skew = (double) read.largestSegment() * segments / read.itemsRead();
    }
    pages.add(
        read.itemsRead() - last.items(), written - last.written(), writeUnits - last.writeUnits());
    last = made(read);
    return last;
  }

  private BackfillProgress made(ScanProgress read) {
    return new BackfillProgress(
        read.itemsRead(),
        size.items(),
        written,
        left,
        read.capacityUnits(),
        writeUnits,
        Duration.ofNanos(System.nanoTime() - start),
        read.checkpoint());
  }

  /** Returns the report of the run with what only the whole run knows. */
  public synchronized BackfillReport whole(BackfillReport report) {
    BackfillEstimate estimate =
        settings.sample() == 0 ? null : pages.of(size, report.checkpoint() == null);
    return report.with(settings.sample() == 0 ? skew : 1, estimate);
  }
}
