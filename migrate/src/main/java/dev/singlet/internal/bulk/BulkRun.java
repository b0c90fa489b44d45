package dev.singlet.internal.bulk;

import dev.singlet.bulk.BulkProgress;
import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchOutcome;
import dev.singlet.internal.batch.BatchWriteExecution;
import dev.singlet.internal.batch.BatchedWrite;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.pace.MeteredSteps;
import dev.singlet.internal.pace.Steered;
import dev.singlet.internal.pace.WriteBudget;
import dev.singlet.run.Checkpoint;
import java.time.Duration;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * One run of a bulk write. Each of its lanes takes a group of writes, makes it, and takes the next
 * one. A failure ends all lanes after the groups that they work on.
 */
final class BulkRun {

  /** The pause of a lane that has nothing to do at the moment. */
  private static final Duration IDLE = Duration.ofMillis(5);

  private static final long TOLD_NANOS = Duration.ofSeconds(1).toNanos();

  private final BulkSettings settings;
  private final Context context;
  private final long total;
  private final WriteQueue queue;
  private final BulkTally tally;
  private final Steered steered;
  private final WriteBudget budget;
  private final long start = System.nanoTime();
  private long told = start;
  private volatile @Nullable Throwable failure;

  BulkRun(BulkSpec spec, Context context, WriteSource source, long place) {
    this.settings = spec.settings();
    this.context = context;
    this.total = spec.total();
    this.tally = new BulkTally(settings.hooks().outcomes());
    this.queue =
        new WriteQueue(
            source,
            spec.table(),
            settings,
            place,
            (position, write, reason) -> tally.add(position, write, Kind.INVALID, reason));
    this.steered = new Steered(settings.hooks().steering());
    this.budget = new WriteBudget(settings.writeRate(), steered::speed, System::nanoTime);
  }

  /** Returns the steps of all lanes. */
  Step<BulkReport> start(Object operation) {
    return Step.parallel(
            Stream.generate(() -> Step.pause(Duration.ZERO, this::next))
                .limit(settings.lanes())
                .iterator(),
            settings.lanes())
        .map(done -> end(operation));
  }

  /** Returns the steps of a lane from here on. */
  private Step<Boolean> next() {
    return Step.begin(this::work, this::failed)
        .then(goesOn -> goesOn ? Step.pause(Duration.ZERO, this::next) : Step.done(false));
  }

  private Step<Boolean> failed(Throwable thrown) {
    fail(thrown);
    return Step.done(false);
  }

  private synchronized void fail(@Nullable Throwable thrown) {
    if (failure == null) {
      failure = thrown;
    }
  }

  /** Makes one group; false if none is left. */
  private Step<Boolean> work() {
    if (failure != null || steered.stops()) {
      return Step.done(false);
    }
    WriteGroup group = queue.take(context);
    if (group == null) {
      return queue.isEmpty() ? Step.done(false) : Step.pause(IDLE, () -> Step.done(true));
    }
    long begun = System.nanoTime();
    return made(group)
        .then(outcome -> ended(group, outcome))
        .then(done -> steered.after(Duration.ofNanos(System.nanoTime() - begun)));
  }

  private Step<BatchOutcome> made(WriteGroup group) {
    GroupMeter meter = new GroupMeter();
    List<BatchedWrite> writes = group.toSend();
    Duration pause = budget.take(group.units());
    return Step.pause(
        pause,
        () ->
            new MeteredSteps(meter)
                .of(new BatchWriteExecution(writes.size(), writes::get, settings.options()).start())
                .map(
                    outcome -> {
                      budget.correct(group.units(), meter.units);
                      tally.addUnits(meter.units);
                      return outcome;
                    }));
  }

  private Step<Boolean> ended(WriteGroup group, BatchOutcome outcome) {
    SortedSet<Integer> unprocessed = outcome.unprocessed();
    Throwable cause = outcome.stop();
    if (cause == null && !unprocessed.isEmpty()) {
      cause = outcome.cause() == null ? noCapacity() : outcome.cause();
    }
    fail(cause);
    tally.add(group, outcome, cause);
    queue.end(group, unprocessed.isEmpty() ? null : group.position(unprocessed.first()));
    tell(false);
    return Step.done(true);
  }

  private IllegalStateException noCapacity() {
    return new IllegalStateException(
        "DynamoDB left writes unprocessed for "
            + settings.options().budget()
            + ". Raise the table's capacity, or give a lower writeRate, and execute it again.");
  }

  /** Tells the place and the progress, but not too often. */
  private synchronized void tell(boolean isEnd) {
    long now = System.nanoTime();
    if (!isEnd && now - told < TOLD_NANOS) {
      return;
    }
    told = now;
    long place = queue.place();
    Checkpoint checkpoint = settings.hooks().checkpoint();
    if (checkpoint != null) {
      checkpoint.write(isEnd && isWhole() ? null : Long.toString(place));
    }
    settings
        .hooks()
        .progress()
        .accept(
            new BulkProgress(
                place,
                total,
                tally.made(),
                tally.notMade(),
                tally.writeUnits(),
                Duration.ofNanos(now - start)));
  }

  private boolean isWhole() {
    return failure == null && queue.isEmpty();
  }

  private BulkReport end(Object operation) {
    Throwable cause = failure;
    BulkReport report;
    try (queue) {
      report = tally.report(context.tableName(), isWhole() ? null : queue.place());
      tell(true);
    }
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

  /** Adds up the capacity of the writes of a group. */
  private final class GroupMeter implements MeteredSteps.Meter {

    private double units;

    @Override
    public synchronized <A extends DynamoDbResponse> void answered(Action<?, A> action, A answer) {
      if (answer instanceof GetItemResponse) {
        return;
      }
      units += action.consumed(answer).stream().mapToDouble(each -> each.capacityUnits()).sum();
      if (answer instanceof BatchWriteItemResponse batch && !batch.unprocessedItems().isEmpty()) {
        budget.throttled();
      }
    }

    @Override
    public void failed(Throwable thrown) {
      if (Transient.isThrottling(thrown)) {
        budget.throttled();
      }
    }
  }
}
