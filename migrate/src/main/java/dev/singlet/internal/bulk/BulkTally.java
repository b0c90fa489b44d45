package dev.singlet.internal.bulk;

import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.internal.batch.BatchOutcome;
import dev.singlet.item.BatchableWrite;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The outcomes of a run. Listeners are told of one at a time. */
final class BulkTally {

  private final Consumer<? super WriteOutcome> listener;
  private final Map<Kind, Long> numbers = new EnumMap<>(Kind.class);
  private final Map<Kind, List<String>> samples = new EnumMap<>(Kind.class);
  private long requests;
  private double writeUnits;

  BulkTally(Consumer<? super WriteOutcome> listener) {
    this.listener = listener;
  }

  /**
   * Adds the outcomes of a group.
   *
   * @param cause the reason that writes are unprocessed; null if none are
   */
  synchronized void add(WriteGroup group, BatchOutcome outcome, @Nullable Throwable cause) {
    requests += outcome.requests();
    List<WriteOutcome> all = new ArrayList<>();
    for (int i = 0; i < group.size(); i++) {
      all.add(outcomeOf(i, group, outcome, cause));
    }
    all.forEach(this::count);
    all.forEach(listener);
  }

  private static WriteOutcome outcomeOf(
      int index, WriteGroup group, BatchOutcome outcome, @Nullable Throwable cause) {
    long position = group.position(index);
    BatchableWrite write = group.operation(index);
    ConditionFailedException refused = outcome.refused().get(index);
    Throwable unknown = outcome.unknown().get(index);
    if (refused != null) {
      return new WriteOutcome(position, write, Kind.REFUSED, refused);
    }
    if (unknown != null) {
      return new WriteOutcome(position, write, Kind.UNKNOWN, unknown);
    }
    return outcome.unprocessed().contains(index)
        ? new WriteOutcome(position, write, Kind.UNPROCESSED, cause)
        : new WriteOutcome(position, write, Kind.MADE, null);
  }

  synchronized void add(
      long position, BatchableWrite write, Kind kind, @Nullable Throwable failure) {
    WriteOutcome outcome = new WriteOutcome(position, write, kind, failure);
    count(outcome);
    listener.accept(outcome);
  }

  private void count(WriteOutcome outcome) {
    Kind kind = outcome.kind();
    numbers.merge(kind, 1L, Long::sum);
    if (!outcome.isMade()) {
      List<String> texts = samples.computeIfAbsent(kind, each -> new ArrayList<>());
      if (texts.size() < BulkReport.MAX_SAMPLES) {
        texts.add(outcome.toString());
      }
    }
  }

  synchronized void addUnits(double units) {
    writeUnits += units;
  }

  synchronized long made() {
    return numbers.getOrDefault(Kind.MADE, 0L);
  }

  synchronized long notMade() {
    return numbers.values().stream().mapToLong(Long::longValue).sum() - made();
  }

  synchronized double writeUnits() {
    return writeUnits;
  }

  /** Returns the report of a run that ended at a place; null for the end of the source. */
  synchronized BulkReport report(String table, @Nullable Long place) {
    return new BulkReport(table, numbers, samples, requests, writeUnits, place);
  }
}
