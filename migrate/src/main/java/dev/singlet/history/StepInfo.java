package dev.singlet.history;

import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A step of a table's migrations.
 *
 * @param id the id of the step
 * @param state how far it has come
 * @param checksum the checksum of what was run; empty if it was not begun
 * @param by the program that ran it last; empty if it was not begun
 * @param started the time when its last run began, by the clock of that program; null if it was not
 *     begun
 * @param ended the time when its last run ended; null if none has ended
 * @param items the number of items that its last run read
 * @param written the number of items that its last run wrote
 * @param isDeclared false if only the table knows the step, because another program declares it
 * @param note what there is to know: why it failed, what it left, or what it waits for
 * @param problem what is wrong with the history of the step; empty if nothing is
 */
public record StepInfo(
    String id,
    StepState state,
    String checksum,
    String by,
    @Nullable Instant started,
    @Nullable Instant ended,
    long items,
    long written,
    boolean isDeclared,
    String note,
    String problem) {

  /**
   * Requires all but the times.
   *
   * @param id the id
   * @param state how far it has come
   * @param checksum the checksum of what was run
   * @param by the program
   * @param started when its last run began
   * @param ended when its last run ended
   * @param items the number of items that were read
   * @param written the number of items that were written
   * @param isDeclared false if another program declares it
   * @param note what there is to know
   * @param problem what is wrong
   */
  public StepInfo {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(checksum, "checksum");
    Objects.requireNonNull(by, "by");
    Objects.requireNonNull(note, "note");
    Objects.requireNonNull(problem, "problem");
  }
}
