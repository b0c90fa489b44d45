package dev.singlet.it.across;

import dev.singlet.it.across.model.Weather.Reading;
import dev.singlet.it.across.model.WeatherReadingEntity;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random readings of a few devices, with days, months and hours that have none. */
final class Readings {

  static final Instant START = Instant.parse("2024-02-27T22:00:00Z");

  private static final List<String> LABELS =
      List.of("Alps", "anvil", "Ärmel", "beach", "Bay", "zoo");

  private Readings() {}

  static List<Reading> random(long seed, int count) {
    Random random = new Random(seed);
    List<Reading> readings = new ArrayList<>();
    Instant time = START;
    for (int i = 0; i < count; i++) {
      boolean isGap = random.nextInt(12) == 0;
      time = time.plus(Duration.ofMinutes(1 + random.nextInt(isGap ? 9000 : 90)));
      readings.add(
          new Reading(
              "d" + random.nextInt(3),
              time,
              LocalDate.ofInstant(time, ZoneOffset.UTC),
              random.nextInt(8),
              LABELS.get(random.nextInt(LABELS.size()))));
    }
    return readings;
  }

  static void write(LocalTable table, List<Reading> readings) {
    readings.forEach(reading -> table.client().execute(WeatherReadingEntity.put(reading)));
  }
}
