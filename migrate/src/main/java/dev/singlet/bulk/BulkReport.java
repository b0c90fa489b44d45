package dev.singlet.bulk;

import java.io.Serializable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The result of a bulk write. {@link #toString} is the report as text.
 *
 * @param table the table's name in DynamoDB
 * @param outcomes the number of writes of each kind of outcome in this run
 * @param samples by kind of outcome, up to 100 writes that were not made: the place of each in the
 *     source, its kind, the write, and the reason
 * @param requests the number of requests, retries included. A write that is sent alone counts as
 *     one, even if unique attributes make it a read and a transaction
 * @param writeUnits the write capacity units that they consumed, of the table and its indexes.
 *     DynamoDB doesn't say what refused writes consume: they don't count
 * @param place the number of writes at the beginning of the source that are done, to go on from;
 *     null if all of them are
 */
public record BulkReport(
    String table,
    Map<WriteOutcome.Kind, Long> outcomes,
    Map<WriteOutcome.Kind, List<String>> samples,
    long requests,
    double writeUnits,
    @Nullable Long place)
    implements Serializable {

  /** The number of samples of each kind that are kept. */
  public static final int MAX_SAMPLES = 100;

  /**
   * Copies the maps and the lists.
   *
   * @param table the table's name
   * @param outcomes the number of writes of each kind
   * @param samples writes that were not made, by kind
   * @param requests the number of requests
   * @param writeUnits the write capacity units
   * @param place the place to go on from
   */
  public BulkReport {
    Objects.requireNonNull(table, "table");
    outcomes = Collections.unmodifiableMap(copy(outcomes));
    Map<WriteOutcome.Kind, List<String>> lists = copy(samples);
    lists.replaceAll((kind, texts) -> List.copyOf(texts));
    samples = Collections.unmodifiableMap(lists);
  }

  private static <V> Map<WriteOutcome.Kind, V> copy(Map<WriteOutcome.Kind, V> map) {
    Map<WriteOutcome.Kind, V> copy = new EnumMap<>(WriteOutcome.Kind.class);
    copy.putAll(map);
    return copy;
  }

  /**
   * Returns the number of writes with an outcome.
   *
   * @param kind the kind of outcome
   * @return 0 if there were none
   */
  public long number(WriteOutcome.Kind kind) {
    return outcomes.getOrDefault(kind, 0L);
  }

  /**
   * Returns whether all writes of the source, or of its share, were made.
   *
   * @return false if some have another outcome, or the source was not read to its end
   */
  public boolean isComplete() {
    return place == null
        && outcomes.entrySet().stream()
            .allMatch(each -> each.getKey() == WriteOutcome.Kind.MADE || each.getValue() == 0);
  }

  /**
   * Returns one report of this run and the next one, which went on from this report's place.
   *
   * @param next the report of the next run
   * @return the report of both
   */
  public BulkReport and(BulkReport next) {
    return sum(next, next.place);
  }

  /**
   * Returns one report of this share of a source and another one.
   *
   * @param share the report of the other share
   * @return the report of both. Its place is the smaller one, if both shares have one; each share
   *     goes on from its own
   */
  public BulkReport beside(BulkReport share) {
    return sum(share, smaller(place, share.place));
  }

  private BulkReport sum(BulkReport next, @Nullable Long placeOfBoth) {
    Map<WriteOutcome.Kind, Long> sum = new EnumMap<>(WriteOutcome.Kind.class);
    sum.putAll(outcomes);
    next.outcomes.forEach((kind, number) -> sum.merge(kind, number, Long::sum));
    Map<WriteOutcome.Kind, List<String>> all = copy(samples);
    next.samples.forEach((kind, texts) -> all.merge(kind, texts, BulkReport::first));
    return new BulkReport(
        table, sum, all, requests + next.requests, writeUnits + next.writeUnits, placeOfBoth);
  }

  private static List<String> first(List<String> one, List<String> other) {
    return Stream.concat(one.stream(), other.stream()).limit(MAX_SAMPLES).toList();
  }

  private static @Nullable Long smaller(@Nullable Long one, @Nullable Long other) {
    if (one == null) {
      return other;
    }
    return other == null || one < other ? one : other;
  }

  /**
   * Returns the numbers, and the samples.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add(
        String.format(
            Locale.ROOT,
            "Bulk write to %s. Writes: %,d made. %,d requests, %,.1f write units.",
            table,
            number(WriteOutcome.Kind.MADE),
            requests,
            writeUnits));
    outcomes.forEach(
        (kind, number) -> {
          if (kind != WriteOutcome.Kind.MADE && number > 0) {
            text.add(String.format(Locale.ROOT, "Not made, %s: %,d", kind, number));
            samples.getOrDefault(kind, List.of()).forEach(each -> text.add("  " + each));
          }
        });
    if (place != null) {
      text.add(
          String.format(
              Locale.ROOT, "The source is not done to its end. Go on after %,d writes.", place));
    }
    return text.toString();
  }
}
