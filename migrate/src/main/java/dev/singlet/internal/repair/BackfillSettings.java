package dev.singlet.internal.repair;

import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.Checkpoint;
import dev.singlet.backfill.Journal;
import dev.singlet.backfill.Steering;
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
 * @param journal keeps what writes replace; null for none
 * @param checkpoint keeps the place to go on; null for none
 * @param steering slows, pauses and stops it; null for none
 * @param listener is told of each page
 */
public record BackfillSettings(
    Set<EntityType<?>> only,
    boolean moves,
    boolean isDryRun,
    int sample,
    boolean needsRecovery,
    double writeRate,
    @Nullable Journal journal,
    @Nullable Checkpoint checkpoint,
    @Nullable Steering steering,
    Consumer<? super BackfillProgress> listener) {

  /** Writes all entities, moves nothing, and needs recovery. */
  public static final BackfillSettings NONE =
      new BackfillSettings(Set.of(), false, false, 0, true, 0, null, null, null, progress -> {});

  boolean isAbout(EntityType<?> type) {
    return only.isEmpty() || only.contains(type);
  }

  public BackfillSettings only(Set<EntityType<?>> types) {
    return new BackfillSettings(
        types,
        moves,
        isDryRun,
        sample,
        needsRecovery,
        writeRate,
        journal,
        checkpoint,
        steering,
        listener);
  }

  public BackfillSettings moving() {
    return new BackfillSettings(
        only,
        true,
        isDryRun,
        sample,
        needsRecovery,
        writeRate,
        journal,
        checkpoint,
        steering,
        listener);
  }

  public BackfillSettings dry() {
    return new BackfillSettings(
        only,
        moves,
        true,
        sample,
        needsRecovery,
        writeRate,
        journal,
        checkpoint,
        steering,
        listener);
  }

  public BackfillSettings sample(int items) {
    return new BackfillSettings(
        only,
        moves,
        true,
        items,
        needsRecovery,
        writeRate,
        journal,
        checkpoint,
        steering,
        listener);
  }

  public BackfillSettings withoutRecovery() {
    return new BackfillSettings(
        only, moves, isDryRun, sample, false, writeRate, journal, checkpoint, steering, listener);
  }

  public BackfillSettings writeRate(double rate) {
    return new BackfillSettings(
        only,
        moves,
        isDryRun,
        sample,
        needsRecovery,
        rate,
        journal,
        checkpoint,
        steering,
        listener);
  }

  public BackfillSettings with(Journal other) {
    return new BackfillSettings(
        only,
        moves,
        isDryRun,
        sample,
        needsRecovery,
        writeRate,
        other,
        checkpoint,
        steering,
        listener);
  }

  public BackfillSettings with(Checkpoint other) {
    return new BackfillSettings(
        only,
        moves,
        isDryRun,
        sample,
        needsRecovery,
        writeRate,
        journal,
        other,
        steering,
        listener);
  }

  public BackfillSettings with(Steering other) {
    return new BackfillSettings(
        only,
        moves,
        isDryRun,
        sample,
        needsRecovery,
        writeRate,
        journal,
        checkpoint,
        other,
        listener);
  }

  public BackfillSettings with(Consumer<? super BackfillProgress> other) {
    return new BackfillSettings(
        only,
        moves,
        isDryRun,
        sample,
        needsRecovery,
        writeRate,
        journal,
        checkpoint,
        steering,
        other);
  }
}
