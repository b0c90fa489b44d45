package dev.singlet.internal.history;

import dev.singlet.TableClient;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.history.MigrationException;
import dev.singlet.history.StepState;
import dev.singlet.internal.deployed.ModelText;
import dev.singlet.model.TableDescriptor;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs the steps that are not done, in their order, as the holder of the lock.
 *
 * @param client the client
 * @param item the history
 * @param lock the lock
 * @param model the model of this program
 * @param settings the program, and how long the models of others count
 */
public record Migrating(
    TableClient client,
    HistoryItem item,
    HeldLock lock,
    TableDescriptor model,
    MigrationSettings settings) {

  /**
   * Runs the steps that are not done, in their order. A backfill that waits for older programs lets
   * other backfills go on, and the program's own code wait.
   */
  public void run(List<DeclaredStep> steps) {
    DeclaredStep last = null;
    StepState lastState = StepState.DONE;
    boolean waits = false;
    for (DeclaredStep step : steps) {
      StoredStep stored = item.read().step(step.id());
      if (stored.state() == StepState.DONE) {
        continue;
      }
      if (step.coverage() == null && waits) {
        return;
      }
      boolean isWaiting = stored.state() == StepState.WAITING;
      if (last != null && isCoveredBy(last, step, stored)) {
        write(step, stored, lastState, "The run of " + last.id() + " has done this step, too.");
      } else if (isWaiting && !older().isEmpty()) {
        lastState = StepState.WAITING;
      } else {
        StoredStep begun = begun(step, stored);
        lastState = run(step, begun);
        last = begun.place() == null ? step : null;
      }
      if (lastState != StepState.DONE && lastState != StepState.WAITING) {
        return;
      }
      waits |= lastState == StepState.WAITING;
    }
  }

  /** Returns the programs of other models that were seen lately, in a sentence; empty for none. */
  private String older() {
    String own = ModelText.of(model).hash();
    Instant since = client.context().clock().instant().minus(settings.seenWithin());
    List<String> seen =
        client.execute(ModelsInUse.of(model)).stream()
            .filter(used -> !used.hash().equals(own) && used.lastSeen().isAfter(since))
            .map(UsedModel::toString)
            .toList();
    return seen.isEmpty()
        ? ""
        : "It waits for programs of other models: "
            + String.join("; ", seen)
            + ". When they have ended, forget them, and migrate again.";
  }

  /** A run that went on from a place has not brought all items to the current model. */
  private static boolean isCoveredBy(DeclaredStep last, DeclaredStep step, StoredStep stored) {
    boolean isOpen = stored.state() == StepState.WAITING || stored.equals(StoredStep.NONE);
    return isOpen && step.isDoneBy(last);
  }

  private void write(DeclaredStep step, StoredStep stored, StepState state, String note) {
    Instant now = client.context().clock().instant();
    StoredStep begun = stored.begun(step.checksum(), settings.by(), now, "");
    lock.write(step.id(), begun.ended(state, now, begun, note, null));
  }

  /** Older programs that end while it runs can have written items that it has read before. */
  private StoredStep begun(DeclaredStep step, StoredStep stored) {
    String seen = step.coverage() == null ? "" : older();
    StoredStep begun =
        stored.begun(step.checksum(), settings.by(), client.context().clock().instant(), seen);
    lock.write(step.id(), begun);
    return begun;
  }

  private StepState run(DeclaredStep step, StoredStep begun) {
    Running running = new Running(step.id(), begun);
    DeclaredStep.Result result;
    try {
      result = step.work().run(client, running);
    } catch (MigrationException lost) {
      throw lost;
    } catch (RuntimeException failure) {
      throw failed(step, begun, running, failure);
    }
    if (result.state() == StepState.DONE && step.coverage() != null) {
      String seen = older();
      String ever = seen.isEmpty() ? begun.seen() : seen;
      result = ever.isEmpty() ? result : new DeclaredStep.Result(StepState.WAITING, ever);
    }
    boolean goesOn = result.state() == StepState.PENDING;
    end(step, begun, running, result, goesOn ? running.checkpoint() : null);
    return result.state();
  }

  /** Keeps the place, so that a run goes on there when the cause is mended. */
  private MigrationException failed(
      DeclaredStep step, StoredStep begun, Running running, RuntimeException failure) {
    try {
      DeclaredStep.Result result = new DeclaredStep.Result(StepState.FAILED, failure.toString());
      end(step, begun, running, result, running.checkpoint());
    } catch (RuntimeException another) {
      failure.addSuppressed(another);
    }
    return new MigrationException(
        "The step " + step.id() + " has failed: " + failure + ". The next run goes on with it.",
        null,
        failure);
  }

  private void end(
      DeclaredStep step,
      StoredStep begun,
      Running running,
      DeclaredStep.Result result,
      @Nullable String place) {
    Instant now = client.context().clock().instant();
    lock.write(
        step.id(), begun.ended(result.state(), now, running.counted(), result.note(), place));
  }

  /** A step that runs, as its work sees it. */
  private final class Running implements KeptStep {

    private static final int MAX_PLACE = 100_000;

    private final String id;
    private final StoredStep begun;
    private @Nullable String place;
    private StoredStep counted;

    Running(String id, StoredStep begun) {
      this.id = id;
      this.begun = begun;
      this.place = begun.place();
      this.counted = begun;
    }

    synchronized StoredStep counted() {
      return counted;
    }

    @Override
    public synchronized @Nullable String checkpoint() {
      return place;
    }

    @Override
    public synchronized void checkpoint(String at) {
      if (at.length() > MAX_PLACE) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            "The checkpoint of the step "
                + id
                + " has more than 100,000 characters. Give a backfill fewer segments.");
      }
      lock.place(id, counted, at);
      place = at;
    }

    @Override
    public void check() {
      lock.check();
    }

    @Override
    public synchronized void count(long read, long changed) {
      counted = counted.after(read, changed, 0);
    }

    @Override
    public synchronized void keep(String at, long read, long changed, long left) {
      counted = begun.after(read, changed, left);
      checkpoint(at);
    }

    @Override
    public synchronized void ended(long read, long changed) {
      counted = begun.after(read, changed, 0);
    }

    @Override
    public long leftBefore() {
      return begun.left();
    }
  }
}
