package dev.singlet.internal.repair;

import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.Journal;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.runtime.entity.EntityType;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The work that a backfill may do, besides reading.
 *
 * @param only the entities whose items it writes; empty for all
 * @param moves true to move items to other primary keys
 * @param isDryRun true to write nothing
 * @param sample about how many items a dry run reads; 0 for all
 * @param needsRecovery true to refuse a table without point-in-time recovery
 * @param writeRate write capacity units each second; 0 for no limit
 * @param hooks objects of the program that keep its state, and steer it
 */
public record BackfillSettings(
    Set<EntityType<?>> only,
    boolean moves,
    boolean isDryRun,
    int sample,
    boolean needsRecovery,
    double writeRate,
    Hooks hooks) {

  /** Writes all entities, moves nothing, and needs recovery. */
  public static final BackfillSettings NONE =
      new BackfillSettings(
          Set.of(), false, false, 0, true, 0, new Hooks(null, null, null, progress -> {}));

  /**
   * Objects of the program that keep the state of a backfill, and steer it.
   *
   * @param journal keeps what writes replace; null for none
   * @param checkpoint keeps the place to go on; null for none
   * @param steering slows, pauses and stops it; null for none
   * @param listener is told of each page
   */
  public record Hooks(
      @Nullable Journal journal,
      @Nullable Checkpoint checkpoint,
      @Nullable Steering steering,
      Consumer<? super BackfillProgress> listener) {

    public Hooks with(Journal other) {
      return new Hooks(other, checkpoint, steering, listener);
    }

    public Hooks with(Checkpoint other) {
      return new Hooks(journal, other, steering, listener);
    }

    public Hooks with(Steering other) {
      return new Hooks(journal, checkpoint, other, listener);
    }

    public Hooks with(Consumer<? super BackfillProgress> other) {
      return new Hooks(journal, checkpoint, steering, other);
    }
  }

  boolean isAbout(EntityType<?> type) {
    return only.isEmpty() || only.contains(type);
  }

  public BackfillSettings only(Set<EntityType<?>> types) {
    return new BackfillSettings(types, moves, isDryRun, sample, needsRecovery, writeRate, hooks);
  }

  public BackfillSettings moving() {
    return new BackfillSettings(only, true, isDryRun, sample, needsRecovery, writeRate, hooks);
  }

  public BackfillSettings dry() {
    return sample(sample);
  }

  public BackfillSettings sample(int items) {
    return new BackfillSettings(only, moves, true, items, needsRecovery, writeRate, hooks);
  }

  public BackfillSettings withoutRecovery() {
    return new BackfillSettings(only, moves, isDryRun, sample, false, writeRate, hooks);
  }

  public BackfillSettings writeRate(double rate) {
    return new BackfillSettings(only, moves, isDryRun, sample, needsRecovery, rate, hooks);
  }

  public BackfillSettings with(Hooks other) {
    return new BackfillSettings(only, moves, isDryRun, sample, needsRecovery, writeRate, other);
  }
}
