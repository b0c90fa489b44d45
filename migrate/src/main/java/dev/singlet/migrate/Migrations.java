package dev.singlet.migrate;

import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepState;
import dev.singlet.history.StepWork;
import dev.singlet.history.WhenLocked;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.history.DeclaredStep;
import dev.singlet.internal.history.HeldLock;
import dev.singlet.internal.history.History;
import dev.singlet.internal.history.HistoryItem;
import dev.singlet.internal.history.Migrating;
import dev.singlet.internal.history.MigrationSettings;
import dev.singlet.internal.history.Pulse;
import dev.singlet.model.TableDescriptor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The steps that bring the items of a table to its model, with a history in the table. Each step
 * runs once, also if many programs begin at once, and if some end in between. Immutable.
 *
 * <pre>{@code
 * Migrations migrations =
 *     Migrations.of(FleetTable.describe())
 *         .step("0002", Backfill.of(FleetTable.type()).writeRate(500))
 *         .step("0003", "owners of depots", (client, step) -> addOwners(client));
 * migrations.validate(fleet);
 * }</pre>
 *
 * <p>A program that starts validates. Somebody else migrates: a job, or the step that deploys.
 *
 * <p><b>The lock.</b> One program migrates at a time. It says four times in each lease that it
 * works. If another one sees nothing of this for a whole lease, by its own clock, it takes over,
 * and goes on where the first one stood. If the first one was only paused, its next write of the
 * history is refused, and it ends with a {@link MigrationException}. Its writes into items until
 * then do no harm if the step is a backfill: each of them has its own condition.
 *
 * <p><b>Requests.</b> {@code GetItem} and {@code UpdateItem} of one item, in the partition of the
 * {@linkplain ModelsInUse models in use}, and those of the steps. A read takes a read capacity unit
 * for each 4 KB, a write a write capacity unit for each KB of all steps together, about 300 bytes
 * each.
 */
public final class Migrations {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

  private final TableDescriptor model;
  private final List<DeclaredStep> steps;
  private final MigrationSettings settings;

  private Migrations(TableDescriptor model, List<DeclaredStep> steps, MigrationSettings settings) {
    this.model = model;
    this.steps = steps;
    this.settings = settings;
  }

  /**
   * Returns migrations without a step.
   *
   * @param model the model of this program, such as the generated {@code FleetTable.describe()}
   * @return the migrations
   * @throws InvalidArgumentException if the table can have other items where the history is kept
   */
  @CheckReturnValue
  public static Migrations of(TableDescriptor model) {
    ModelPlace.of(model);
    return new Migrations(model, List.of(), MigrationSettings.ofProcess());
  }

  /**
   * Returns the model of this program.
   *
   * @return the model that {@link #of} was given
   */
  public TableDescriptor model() {
    return model;
  }

  private Migrations with(MigrationSettings changed) {
    return new Migrations(model, steps, changed);
  }

  private Migrations with(DeclaredStep step) {
    if (!ID.matcher(step.id()).matches()
        || steps.stream().anyMatch(each -> each.id().equals(step.id()))) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The step \""
              + step.id()
              + "\": give each step an id of its own, of up to 100 letters and digits, and . _ -"
              + " after the first.");
    }
    List<DeclaredStep> all = new ArrayList<>(steps);
    all.add(step);
    return new Migrations(model, List.copyOf(all), settings);
  }

  /**
   * Adds a backfill after the other steps. It keeps its checkpoint in the history. It is done if it
   * left no item, and if no program of another model was seen lately. Otherwise it {@linkplain
   * StepState#WAITING waits} for these programs to end: run it again then. If backfills follow each
   * other, the run of the first one does the next ones of the same entities, too.
   *
   * @param id the id of the step, such as the number of the recorded model
   * @param backfill the backfill, with its rates and its journal
   * @return the migrations with it
   * @throws InvalidArgumentException if another step has the id, or if it is another text than 100
   *     letters and digits, and {@code . _ -} after the first; or if the backfill is a dry run, or
   *     a share
   */
  @CheckReturnValue
  public Migrations step(String id, Backfill backfill) {
    return step(id, backfill.content(), backfill);
  }

  /**
   * Adds a backfill after the other steps, as the other method does, for a recorded model.
   *
   * @param id the id of the step, such as the number of the recorded model
   * @param content what it does, such as the hash of the recorded model. If this text changes after
   *     the step was begun, {@link #validate} refuses it
   * @param backfill the backfill, with its rates and its journal
   * @return the migrations with it
   * @throws InvalidArgumentException if another step has the id, or if it is another text than 100
   *     letters and digits, and {@code . _ -} after the first; or if the backfill is a dry run
   */
  @CheckReturnValue
  public Migrations step(String id, String content, Backfill backfill) {
    if (backfill.isDryRun()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, "The step " + id + " is a dry run, which is never done.");
    }
    if (backfill.isShare()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The step " + id + " is a share of a backfill, which alone is never done.");
    }
    return with(
        new DeclaredStep(
            id,
            Objects.requireNonNull(content, "content"),
            backfill.coverage(),
            new BackfillStep(backfill)));
  }

  /**
   * Adds the program's own code after the other steps.
   *
   * @param id the id of the step
   * @param content what it does. If this text changes after the step was begun, {@link #validate}
   *     refuses it
   * @param work the code
   * @return the migrations with it
   * @throws InvalidArgumentException if another step has the id, or if it is another text than 100
   *     letters and digits, and {@code . _ -} after the first
   */
  @CheckReturnValue
  public Migrations step(String id, String content, StepWork work) {
    Objects.requireNonNull(work, "work");
    return with(
        new DeclaredStep(
            id,
            Objects.requireNonNull(content, "content"),
            null,
            (client, step) -> {
              work.run(client, step);
              return DeclaredStep.Result.DONE;
            }));
  }

  /**
   * Names the program in the history.
   *
   * @param program the name; without this method, the number of its process
   * @return the migrations with it
   */
  @CheckReturnValue
  public Migrations by(String program) {
    return with(settings.by(Objects.requireNonNull(program, "program")));
  }

  /**
   * Says what {@link #migrate} does if another program migrates.
   *
   * @param choice the choice; without this method, it waits
   * @return the migrations with it
   */
  @CheckReturnValue
  public Migrations whenLocked(WhenLocked choice) {
    return with(settings.whenLocked(Objects.requireNonNull(choice, "choice")));
  }

  /**
   * Sets how long a program that migrates may be silent before another one takes over.
   *
   * @param lease a second or more; without this method, a minute. Give all programs the same
   * @return the migrations with it
   * @throws InvalidArgumentException if it is shorter than a second
   */
  @CheckReturnValue
  public Migrations lease(Duration lease) {
    if (lease.compareTo(Duration.ofSeconds(1)) < 0) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, "lease(" + lease + "): give a second or more.");
    }
    return with(settings.lease(lease));
  }

  /**
   * Sets how long a model counts as in use after it was {@linkplain
   * dev.singlet.deployed.AnnounceModel announced}.
   *
   * @param time the time; without this method, 30 days
   * @return the migrations with it
   */
  @CheckReturnValue
  public Migrations seenWithin(Duration time) {
    return with(settings.seenWithin(Objects.requireNonNull(time, "time")));
  }

  /** Takes another passing of time. */
  Migrations with(Pulse pulse) {
    return with(settings.with(pulse));
  }

  private HistoryItem item(TableClient client) {
    return new HistoryItem(ModelPlace.of(model), client);
  }

  private History history(TableClient client) {
    return new History(client.context().tableName(), steps, item(client).read());
  }

  /**
   * Reads how far the steps have come. It sends one consistent {@code GetItem}.
   *
   * @param client the client, not one of a tenant
   * @return the state of all steps
   */
  public MigrationsInfo info(TableClient client) {
    return history(client).info();
  }

  /**
   * Makes sure that all steps are done, or wait only for programs of other models to end. A program
   * that needs them calls it where it starts. It sends one consistent {@code GetItem}.
   *
   * @param client the client, not one of a tenant
   * @return the state of all steps
   * @throws MigrationException if a step is not done, or was changed after it was begun
   */
  public MigrationsInfo validate(TableClient client) {
    return history(client).validated();
  }

  /**
   * Runs the steps that are not done, in their order, up to the first one that fails, is stopped,
   * or is the program's own code after a backfill that waits.
   *
   * @param client the client, not one of a tenant. With an {@linkplain TableClient#withExecutor
   *     executor}, segments of backfills run at the same time
   * @return the state of all steps
   * @throws MigrationException if a step was changed after it was begun; if another program
   *     migrates, and {@link #whenLocked} refuses that; or if the work of a step throws
   */
  public MigrationsInfo migrate(TableClient client) {
    History history = history(client);
    history.requireFitting();
    if (history.info().isDone()) {
      return history.info();
    }
    HistoryItem item = item(client);
    try (HeldLock lock = lock(client, item)) {
      if (lock != null) {
        history(client).requireFitting();
        new Migrating(client, item, lock, model, settings).run(steps);
      }
    }
    return info(client);
  }

  private @Nullable HeldLock lock(TableClient client, HistoryItem item) {
    HeldLock lock =
        HeldLock.take(
            item,
            settings.by(),
            settings.pulse(),
            settings.lease(),
            settings.whenLocked() == WhenLocked.WAIT);
    if (lock == null && settings.whenLocked() == WhenLocked.REFUSE) {
      MigrationsInfo info = info(client);
      throw new MigrationException(
          "Another program migrates " + info.table() + ": " + info.lockedBy() + ".", info, null);
    }
    return lock;
  }

  /**
   * Makes the history fit the declared steps: a step that is done stays done, whatever it does by
   * now. A failed one, and one that was changed before its end, begins from the start in the next
   * run. It takes the lock for that.
   *
   * @param client the client, not one of a tenant
   * @return the state of all steps
   * @throws MigrationException if another program migrates, and {@link #whenLocked} refuses that
   */
  public MigrationsInfo repair(TableClient client) {
    HistoryItem item = item(client);
    try (HeldLock lock = lock(client, item)) {
      if (lock != null) {
        history(client).repaired().forEach(lock::write);
      }
    }
    return info(client);
  }

  @Override
  public String toString() {
    return "Migrations[" + steps.stream().map(DeclaredStep::id).toList() + "]";
  }
}
