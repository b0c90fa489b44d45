package dev.singlet.it.across;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Several.anyOf;
import static dev.singlet.value.Several.eachOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.it.across.model.Weather.Reading;
import dev.singlet.it.across.model.WeatherReadingEntity;
import dev.singlet.it.across.model.WeatherTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A query across partitions gives what a sorted list of the items would, in pages of any size,
 * forwards and backwards, from any item.
 */
class AcrossPropertyTest {

  private static final List<Reading> ALL = Readings.random(20261125, 90);
  private static final int RANGES = 1;
  private static final int STEPS = 6;

  /** Each hour has a partition for each shard, with requests of its own. */
  private static final Duration HOURS = Duration.ofHours(30);

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(WeatherTable.SCHEMA);

  private static final Map<String, Sorted> QUERIES = queries();

  private record Sorted(Query<Reading> query, List<Reading> items) {

    Sorted reversed() {
      List<Reading> reversed = new ArrayList<>(items);
      Collections.reverse(reversed);
      return new Sorted(query.reverse(), reversed);
    }
  }

  @BeforeAll
  static void write() {
    Readings.write(TABLE, ALL);
  }

  private static Map<String, Sorted> queries() {
    Map<String, Sorted> queries = new LinkedHashMap<>();
    Comparator<Reading> byTime = Comparator.comparing(Reading::takenAt);
    Random random = new Random(3);
    for (int i = 0; i < RANGES; i++) {
      Instant from = time(random);
      Instant to = from.plus(Duration.ofMinutes(random.nextInt(40_000)));
      Predicate<Reading> within =
          reading -> !reading.takenAt().isBefore(from) && !reading.takenAt().isAfter(to);
      queries.put(
          "days of a range " + i,
          new Sorted(
              WeatherReadingEntity.byDevice("d1", between(from, to)),
              sorted(within.and(reading -> reading.device().equals("d1")), byTime)));
      queries.put(
          "months of a range, descending " + i,
          new Sorted(
              WeatherReadingEntity.newest("d2", between(from, to)),
              sorted(within.and(reading -> reading.device().equals("d2")), byTime.reversed())));
      queries.put(
          "hours of a range, in shards " + i,
          new Sorted(
              WeatherReadingEntity.all(between(from, from.plus(HOURS))),
              sorted(
                  reading ->
                      !reading.takenAt().isBefore(from)
                          && !reading.takenAt().isAfter(from.plus(HOURS)),
                  byTime)));
    }
    LocalDate first = LocalDate.ofInstant(Readings.START, ZoneOffset.UTC);
    queries.put(
        "dates, narrowed within each",
        new Sorted(
            WeatherReadingEntity.byLevelOfDate("d0", between(first, first.plusDays(20)))
                .level(gt(3)),
            sorted(
                reading ->
                    reading.device().equals("d0")
                        && !reading.date().isAfter(first.plusDays(20))
                        && reading.level() > 3,
                Comparator.comparing(Reading::date)
                    .thenComparing(Reading::level)
                    .thenComparing(byTime))));
    Instant until = Readings.START.plus(Duration.ofDays(90));
    queries.put(
        "the finer of two periods, whole",
        new Sorted(
            WeatherReadingEntity.inYears(between(Readings.START, until), "d1"),
            sorted(
                reading ->
                    reading.device().equals("d1") && month(reading).compareTo(monthOf(until)) <= 0,
                Comparator.comparing(AcrossPropertyTest::month)
                    .thenComparing(Reading::level)
                    .thenComparing(byTime))));
    queries.put(
        "integers",
        new Sorted(
            WeatherReadingEntity.byLevel(between(2, 5)),
            sorted(
                reading -> reading.level() >= 2 && reading.level() <= 5,
                Comparator.comparing(Reading::level).thenComparing(byTime))));
    queries.put(
        "each of some integers",
        new Sorted(
            WeatherReadingEntity.byLevel(eachOf(7, 0, 3, 0, 100)),
            sorted(
                reading -> Set.of(7, 0, 3).contains(reading.level()),
                Comparator.<Reading>comparingInt(
                        reading -> List.of(7, 0, 3).indexOf(reading.level()))
                    .thenComparing(byTime))));
    queries.put(
        "any of some integers",
        new Sorted(
            WeatherReadingEntity.byLevel(anyOf(7, 0, 3, 0, 100)),
            sorted(reading -> Set.of(7, 0, 3).contains(reading.level()), byTime)));
    queries.put(
        "any of some texts",
        new Sorted(
            WeatherReadingEntity.ofDevice(anyOf(List.of("d2", "none", "d0"))),
            sorted(reading -> !reading.device().equals("d1"), byTime)));
    queries.put(
        "any hours, in shards",
        new Sorted(
            WeatherReadingEntity.all(anyOf(ALL.get(70).takenAt(), ALL.get(20).takenAt())),
            sorted(
                reading -> Set.of(hour(ALL.get(70)), hour(ALL.get(20))).contains(hour(reading)),
                byTime)));
    queries.put(
        "each of some beginnings",
        new Sorted(
            WeatherReadingEntity.directory(eachOf("b", "A", "Beach")),
            sorted(
                reading -> reading.label().matches("(?i)[ab].*"),
                Comparator.<Reading>comparingInt(
                        reading -> reading.label().matches("(?i)b.*") ? 0 : 1)
                    .thenComparing(Reading::label)
                    .thenComparing(byTime))));
    queries.put(
        "a hash",
        new Sorted(
            WeatherReadingEntity.byLabel("beach"),
            sorted(
                reading -> reading.label().equals("beach"),
                Comparator.comparing(Reading::label).thenComparing(byTime))));
    queries.put("no values", new Sorted(WeatherReadingEntity.ofDevice(anyOf()), List.of()));
    queries.put("no values in turn", new Sorted(WeatherReadingEntity.byLevel(eachOf()), List.of()));
    return queries;
  }

  private static Instant time(Random random) {
    return ALL.get(random.nextInt(ALL.size())).takenAt();
  }

  private static String month(Reading reading) {
    return monthOf(reading.takenAt());
  }

  private static String monthOf(Instant time) {
    return time.toString().substring(0, 7);
  }

  private static String hour(Reading reading) {
    return reading.takenAt().toString().substring(0, 13);
  }

  private static List<Reading> sorted(Predicate<Reading> predicate, Comparator<Reading> order) {
    return ALL.stream().filter(predicate).sorted(order).toList();
  }

  static Set<String> names() {
    return QUERIES.keySet();
  }

  private static List<Sorted> bothWays(String name) {
    Sorted sorted = QUERIES.get(name);
    return List.of(sorted, sorted.reversed());
  }

  @ParameterizedTest
  @MethodSource("names")
  void aStreamGivesThemInOrder(String name) {
    for (Sorted sorted : bothWays(name)) {
      assertThat(TABLE.client().stream(sorted.query())).containsExactlyElementsOf(sorted.items());
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void aCountIsHowManyThereAre(String name) {
    Sorted sorted = QUERIES.get(name);
    assertThat(TABLE.client().execute(sorted.query().count())).isEqualTo(sorted.items().size());
    assertThat(TABLE.client().execute(sorted.query().limit(5).count()))
        .isEqualTo(Math.min(5, sorted.items().size()));
  }

  @ParameterizedTest
  @MethodSource("names")
  void futuresGiveTheSame(String name) {
    AsyncTableClient client = TABLE.asyncClient();
    for (Sorted sorted : bothWays(name)) {
      List<Reading> items = new ArrayList<>();
      String token = null;
      do {
        Page<Reading> page = client.execute(sorted.query().limit(7).from(token)).join();
        items.addAll(page.items());
        token = page.nextToken();
      } while (token != null);
      assertThat(items).containsExactlyElementsOf(sorted.items());
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void pagesOfEachSizeJoinToTheWhole(String name) {
    TableClient client = TABLE.client();
    for (Sorted sorted : bothWays(name)) {
      for (int limit : new int[] {0, 1, 4}) {
        Query<Reading> query = limit == 0 ? sorted.query() : sorted.query().limit(limit);
        List<Reading> items = new ArrayList<>();
        client.pages(query).forEach(page -> items.addAll(page.items()));
        assertThat(items).as("limit %d", limit).containsExactlyElementsOf(sorted.items());
      }
    }
  }

  /** Goes from page to page, forwards and backwards, from the page or from one of its items. */
  @ParameterizedTest
  @MethodSource("names")
  void everyTokenLeadsToTheItemsNextToIt(String name) {
    Random random = new Random(name.hashCode());
    for (Sorted sorted : bothWays(name)) {
      List<Reading> all = sorted.items();
      String token = null;
      int from = 0;
      int end = -1;
      for (int step = 0; step < STEPS; step++) {
        int limit = 1 + random.nextInt(9);
        Page<Reading> page = TABLE.client().execute(sorted.query().limit(limit).from(token));
        int first = end < 0 ? from : Math.max(0, end - limit);
        int last = end < 0 ? Math.min(all.size(), from + limit) : end;
        assertThat(page.items()).containsExactlyElementsOf(all.subList(first, last));
        @Nullable String next = page.nextToken();
        @Nullable String previous = page.previousToken();
        if (!page.items().isEmpty() && random.nextInt(3) == 0) {
          int index = random.nextInt(page.items().size());
          boolean isAfter = random.nextBoolean();
          token = isAfter ? page.tokenAfter(index) : page.tokenBefore(index);
          from = first + index + 1;
          end = isAfter ? -1 : first + index;
        } else if (next != null && (previous == null || random.nextBoolean())) {
          token = next;
          from = last;
          end = -1;
        } else {
          token = previous;
          from = 0;
          end = previous == null ? -1 : first;
        }
      }
    }
  }
}
