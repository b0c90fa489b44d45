package dev.singlet.examples.recipes.timeseries;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.Race;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ReadingsTest {

  private static final Instant START = Instant.parse("2100-12-28T07:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(MeasurementsTable.SCHEMA);

  private TableClient client;
  private Readings readings;

  @BeforeEach
  void client() {
    client = table.client();
    readings = new Readings(client);
  }

  private List<Reading> days(int days) {
    return IntStream.range(0, days * 3)
        .mapToObj(i -> readings.write("d1", START.plus(Duration.ofHours(8L * i)), i))
        .toList();
  }

  @Test
  void aRangeOverDaysIsOneQueryInEitherDirection() {
    List<Reading> all = days(6);
    Instant from = START.plus(Duration.ofHours(20));
    Instant to = START.plus(Duration.ofHours(100));
    List<Reading> within =
        all.stream()
            .filter(reading -> !reading.takenAt().isBefore(from) && !reading.takenAt().isAfter(to))
            .toList();

    assertThat(client.stream(ReadingEntity.ofDevice("d1", between(from, to))))
        .isNotEmpty()
        .containsExactlyElementsOf(within);
    List<Reading> reversed = new ArrayList<>(within);
    Collections.reverse(reversed);
    assertThat(client.stream(ReadingEntity.ofDevice("d1", between(from, to)).reverse()))
        .containsExactlyElementsOf(reversed);
  }

  @Test
  void oneTokenLeadsThroughAllDays() {
    List<Reading> all = days(4);
    var query = ReadingEntity.ofDevice("d1", between(START, START.plus(Duration.ofDays(9))));
    List<Reading> read = new ArrayList<>();
    String token = null;
    do {
      Page<Reading> page = client.execute(query.limit(5).from(token));
      read.addAll(page.items());
      token = page.nextToken();
    } while (token != null);

    assertThat(read).isEqualTo(all);
  }

  @Test
  void theNewestFewReadOnlyTheNewestDays() {
    days(30);

    Page<Reading> newest =
        client.execute(
            ReadingEntity.ofDevice("d1", between(START, START.plus(Duration.ofDays(29))))
                .reverse()
                .limit(2));

    assertThat(newest.items()).hasSize(2);
    assertThat(newest.requests()).isLessThanOrEqualTo(2);
  }

  @Test
  void readingsOfAllDevicesAreMergedByTime() {
    List<Reading> written =
        IntStream.range(0, 40)
            .mapToObj(i -> readings.write("d" + i % 7, START.plusSeconds(300L * i), i))
            .toList();

    assertThat(client.stream(ReadingEntity.ofAll(between(START, START.plusSeconds(12_000)))))
        .containsExactlyElementsOf(written);
  }

  @Test
  void aLateReadingIsNotTheLatest() {
    Reading early = readings.write("d1", START, 1);
    Reading late = readings.write("d1", START.plusSeconds(60), 2);

    assertThat(readings.keepLatest("home", late)).isTrue();
    assertThat(readings.keepLatest("home", early)).isFalse();
    assertThat(readings.keepLatest("home", late)).as("again").isTrue();
    assertThat(client.stream(LatestReadingEntity.atSite("home")))
        .extracting(LatestReading::celsius)
        .containsExactly(2.0);
  }

  @Test
  void manyWritersLeaveTheLatest() {
    Race.run(
        40,
        i ->
            readings.keepLatest(
                "home", new Reading("d1", START.plusSeconds(i), i, START.plusSeconds(99))));

    assertThat(client.stream(LatestReadingEntity.atSite("home")))
        .extracting(LatestReading::celsius)
        .containsExactly(39.0);
  }

  @Test
  void anHourIsTheSameHoweverOftenItIsMade() {
    readings.write("d1", START.plusSeconds(10), 2);
    readings.write("d1", START.plusSeconds(3599), 4);
    readings.write("d1", START.plusSeconds(3600), 90);
    readings.summarize("d1", START.plusSeconds(1800));

    assertThat(readings.summarize("d1", START))
        .contains(new HourOfDevice("d1", START, 2, 2.0, 3.0, 4.0));
    assertThat(readings.summarize("d2", START)).isEmpty();
    assertThat(readings.greatest("d1", START.plusSeconds(3600), 30)).contains(4.0);
  }
}
