package dev.singlet.internal.bulk;

import dev.singlet.bulk.BulkProgress;
import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchOutcome;
import dev.singlet.internal.batch.BatchWriteExecution;
import dev.singlet.internal.batch.BatchedWrite;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.pace.MeteredSteps;
import dev.singlet.internal.pace.Steered;
import dev.singlet.run.Checkpoint;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One run of a bulk write. Each of its lanes takes a group of writes, makes it, and takes the next
 * one. A failure ends all lanes after the groups that they work on.
 */
final class BulkRun {

  /** The pause of a lane that has nothing to do at the moment. */
  private static final Duration IDLE = Duration.ofMillis(5);

  private static final long SECOND_NANOS = Duration.ofSeconds(1).toNanos();

  private final BulkSettings settings;
  private final Context context;
  private final BulkPlace places;
  private final long first;
  private final long total;
  private final WriteQueue queue;
  private final BulkTally tally;
  private final Steered steered;
  private final BulkRate rate;
  private final long start = System.nanoTime();
  private final Object telling = new Object();
  private long told = start;
  private long asked = start;
  private @Nullable Throwable failure;

  /**
   * Opens the source.
   *
   * @param first the number of writes to leave out
   */
  BulkRun(BulkSpec spec, Context context, BulkPlace places, long first) {
    this.settings = spec.settings();
    this.context = context;
    this.places = places;
    this.first = first;
    this.total = spec.total();
    this.tally = new BulkTally(settings.hooks().outcomes());
    this.steered = new Steered(settings.hooks().steering());
    this.rate = new BulkRate(settings.writeRate(), steered::speed);
    this.queue =
        new WriteQueue(
            spec.source().open(),
            spec.table(),
            settings.share(),
            first,
            (position, write, reason) -> tally.add(position, write, Kind.INVALID, reason));
  }

  /** Returns the steps of all lanes. */
  Step<BulkReport> start(Object operation) {
    return Step.parallel(
            Stream.generate(() -> Step.pause(Duration.ZERO, this::next))
                .limit(settings.lanes())
                .iterator(),
            settings.lanes())
        .orElse(
            thrown -> {
              fail(thrown);
              return Step.done(List.of());
            })
        .map(done -> end(operation));
  }

  /** Returns the steps of a lane from here on. */
  private Step<Boolean> next() {
    return safely(this::work)
        .then(goesOn -> goesOn ? Step.pause(Duration.ZERO, this::next) : Step.done(false));
  }

  /** Returns steps that end the run if they fail, or fail to begin. */
  private Step<Boolean> safely(Supplier<Step<Boolean>> steps) {
    try {
      return steps.get().orElse(this::failed);
    } catch (Throwable thrown) {
      return failed(thrown);
    }
  }

  private Step<Boolean> failed(Throwable thrown) {
    fail(thrown);
    return Step.done(false);
  }

  private synchronized void fail(Throwable thrown) {
    if (failure == null || failure instanceof CancellationException) {
      failure = thrown;
    } else if (failure != thrown) {
      failure.addSuppressed(thrown);
    }
  }

  private synchronized @Nullable Throwable failure() {
    return failure;
  }

  private boolean isOver() {
    return failure() != null || steered.stops();
  }

  /** Makes one group; false if none is left. */
  private Step<Boolean> work() {
    if (isOver()) {
      return Step.done(false);
    }
    if (!rate.tries()) {
      return idle();
    }
    long before = queue.taken();
    WriteGroup group = queue.take(context, rate.mostUnits());
    if (group != null) {
      return made(group);
    }
    rate.giveUp();
    Throwable broken = queue.failure();
    if (broken != null) {
      return failed(broken);
    }
    if (queue.isEmpty()) {
      return Step.done(false);
    }
    return queue.taken() == before ? idle() : steered();
  }

  private Step<Boolean> idle() {
    return steered().then(goesOn -> Step.pause(IDLE, () -> Step.done(goesOn)));
  }

  private Step<Boolean> made(WriteGroup group) {
    BulkRate.Begun begun = rate.begin(group.units());
    return paced(begun.pause().toNanos(), () -> sent(group, begun));
  }

  /** Waits for the rate. A run that ends meanwhile leaves the group to the next run. */
  private Step<Boolean> paced(long nanos, Supplier<Step<Boolean>> then) {
    if (nanos <= 0) {
      return then.get();
    }
    if (isOver()) {
      return Step.done(false);
    }
    long slice = Math.min(nanos, SECOND_NANOS);
    return Step.pause(
        Duration.ofNanos(slice),
        () -> safely(() -> steered().then(goesOn -> paced(nanos - slice, then))));
  }

  private Step<Boolean> sent(WriteGroup group, BulkRate.Begun allowed) {
    long begun = System.nanoTime();
    GroupMeter meter = new GroupMeter(rate);
    List<BatchedWrite> writes = group.writes();
    BatchWriteExecution batch =
        new BatchWriteExecution(writes.size(), writes::get, settings.options());
    return new MeteredSteps(meter)
        .of(batch.start())
        .then(
            outcome ->
                safely(
                    () -> {
                      rate.end(allowed, meter.units());
                      tally.addUnits(Math.max(0, meter.units()));
                      ended(group, outcome);
                      asked();
                      // A slower rate is a slower run by itself.
                      long work = rate.isLimited() ? 0 : System.nanoTime() - begun;
                      return steered.after(Duration.ofNanos(work), this::isOver);
                    }));
  }

  private void ended(WriteGroup group, BatchOutcome outcome) {
    Throwable cause = outcome.stop();
    if (cause == null && !outcome.unprocessed().isEmpty()) {
      cause = outcome.cause() == null ? noCapacity() : outcome.cause();
    }
    if (cause == null) {
      cause = withoutAnswer(outcome);
    }
    if (cause != null) {
      fail(cause);
    }
    tally.add(group, outcome, cause);
    queue.end(group, outcome.unprocessed()); // A place is kept only after all outcomes are told.
    tell(false);
  }

  /** Returns the failure of a write that got no answer in all its time. Others would get none. */
  private static @Nullable Throwable withoutAnswer(BatchOutcome outcome) {
    return outcome.unknown().values().stream()
        .filter(each -> !(each instanceof ConditionFailedException))
        .findFirst()
        .orElse(null);
  }

  private IllegalStateException noCapacity() {
    return new IllegalStateException(
        "DynamoDB left writes unprocessed for "
            + settings.options().budget().toSeconds()
            + " s. Raise the table's capacity, or give a lower writeRate, and execute it again.");
  }

  /** Follows the orders and tells the progress where no group was made, once a second. */
  private Step<Boolean> steered() {
    if (!asksAgain()) {
      return Step.done(true);
    }
    tell(false);
    return steered.after(Duration.ZERO, this::isOver);
  }

  private synchronized boolean asksAgain() {
    if (System.nanoTime() - asked < SECOND_NANOS) {
      return false;
    }
    asked();
    return true;
  }

  private synchronized void asked() {
    asked = System.nanoTime();
  }

  /** Tells the place and the progress, but not too often. */
  private void tell(boolean isEnd) {
    synchronized (telling) {
      long now = System.nanoTime();
      if (isEnd || now - told >= SECOND_NANOS) {
        told = now;
        tell(isEnd, Duration.ofNanos(now - start));
      }
    }
  }

  private void tell(boolean isEnd, Duration elapsed) {
    long place = queue.place();
    Checkpoint checkpoint = settings.hooks().checkpoint();
    if (checkpoint != null) {
      checkpoint.write(isEnd && isWhole() ? null : places.text(place));
    }
    settings
        .hooks()
        .progress()
        .accept(
            new BulkProgress(
                first, place, total, tally.made(), tally.notMade(), tally.writeUnits(), elapsed));
  }

  private boolean isWhole() {
    return failure() == null && queue.isDone();
  }

  private BulkReport end(Object operation) {
    Throwable broken = queue.failure();
    if (broken != null && failure() == null) {
      fail(broken);
    }
    BulkReport report = tally.report(context.tableName(), isWhole() ? null : queue.place());
    attempt(() -> tell(true));
    attempt(queue::close);
    Throwable cause = failure();
    if (cause != null) {
      throw UnfinishedException.of(
          operation,
          "%d writes were made, and the first %d of the source are done"
              .formatted(tally.made(), queue.place()),
          report,
          cause);
    }
    return report;
  }

  private void attempt(Runnable last) {
    try {
      last.run();
    } catch (Throwable thrown) {
      fail(thrown);
    }
  }
}
