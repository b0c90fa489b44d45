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
    for (int i = 0; i < group.size(); i++) {
      ConditionFailedException refused = outcome.refused().get(i);
      Throwable unknown = outcome.unknown().get(i);
      if (refused != null) {
        add(group.position(i), group.operation(i), Kind.REFUSED, refused);
      } else if (unknown != null) {
        add(group.position(i), group.operation(i), Kind.UNKNOWN, unknown);
      } else if (outcome.unprocessed().contains(i)) {
        add(group.position(i), group.operation(i), Kind.UNPROCESSED, cause);
      } else {
        add(group.position(i), group.operation(i), Kind.MADE, null);
      }
    }
  }

  synchronized void add(
      long position, BatchableWrite write, Kind kind, @Nullable Throwable failure) {
    WriteOutcome outcome = new WriteOutcome(position, write, kind, failure);
    numbers.merge(kind, 1L, Long::sum);
    if (!outcome.isMade()) {
      List<String> texts = samples.computeIfAbsent(kind, each -> new ArrayList<>());
      if (texts.size() < BulkReport.MAX_SAMPLES) {
        texts.add(outcome.toString());
      }
    }
    listener.accept(outcome);
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
