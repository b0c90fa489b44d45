package dev.singlet.examples.recipes.timeseries;

import static dev.singlet.value.Range.between;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.query.Page;
import java.time.Instant;

/** Two devices, over the end of a day and of a year. */
public final class TimeSeries implements Recipe {

  private static final Instant EVENING = Instant.parse("2026-12-31T23:20:00Z");
  private static final Instant NIGHT = Instant.parse("2027-01-01T00:50:00Z");

  @Override
  public String name() {
    return "time-series";
  }

  @Override
  public String summary() {
    return "readings of devices: a range over many days, the latest of each device, hours, expiry";
  }

  @Override
  public void run(Steps steps) {
    TableClient measurements = steps.table(MeasurementsTable.SCHEMA);
    Readings readings = new Readings(measurements);
    write(steps, readings);
    read(steps, measurements);
    latest(steps, measurements, readings);
    hours(steps, measurements, readings);
  }

  private static void write(Steps steps, Readings readings) {
    steps.step("A reading", () -> readings.write("d1", EVENING, 4.5));
    steps.step(
        "More of two devices, also in the next year",
        () -> {
          readings.write("d2", EVENING.plusSeconds(60), 19.0);
          readings.write("d1", EVENING.plusSeconds(600), 4.0);
          readings.write("d1", EVENING.plusSeconds(1200), 3.5);
          readings.write("d2", EVENING.plusSeconds(3000), 18.5);
          readings.write("d1", EVENING.plusSeconds(3600), 2.5);
          readings.write("d1", EVENING.plusSeconds(4200), 2.0);
        });
  }

  private static void read(Steps steps, TableClient measurements) {
    steps.step(
        "A day of a device", () -> measurements.execute(ReadingEntity.ofDevice("d1", EVENING)));
    Page<Reading> first =
        steps.step(
            "The night, two at a time",
            () ->
                measurements.execute(
                    ReadingEntity.ofDevice("d1", between(EVENING.plusSeconds(900), NIGHT))
                        .limit(2)));
    steps.step(
        "Then what follows",
        () ->
            measurements.execute(
                ReadingEntity.ofDevice("d1", between(EVENING.plusSeconds(900), NIGHT))
                    .limit(2)
                    .from(first.nextToken())));
    steps.step(
        "The newest three of the last week",
        () ->
            measurements.execute(
                ReadingEntity.ofDevice("d1", between(NIGHT.minusSeconds(604_800), NIGHT))
                    .reverse()
                    .limit(3)));
    steps.step(
        "All devices, in the order of time",
        () ->
            measurements.execute(
                ReadingEntity.ofAll(between(EVENING.plusSeconds(600), NIGHT)).limit(4)));
  }

  private static void latest(Steps steps, TableClient measurements, Readings readings) {
    Reading late = readings.write("d1", EVENING.plusSeconds(4200), 2.0);
    Reading other = readings.write("d2", EVENING.plusSeconds(3000), 18.5);
    steps.step("Keep the latest of each device", () -> readings.keepLatest("home", late));
    steps.step("And of the other", () -> readings.keepLatest("home", other));
    steps.step(
        "An older one arrives late",
        () -> readings.keepLatest("home", readings.write("d1", EVENING.plusSeconds(1800), 3.0)));
    steps.step("All of a site", () -> measurements.execute(LatestReadingEntity.atSite("home")));
  }

  private static void hours(Steps steps, TableClient measurements, Readings readings) {
    steps.step("An hour in one item", () -> readings.summarize("d1", EVENING).orElseThrow());
    steps.step("And the next", () -> readings.summarize("d1", NIGHT).orElseThrow());
    steps.step(
        "The hours of a device, over the end of the year",
        () ->
            measurements.execute(
                HourOfDeviceEntity.ofDevice("d1", between(EVENING.minusSeconds(3600), NIGHT))));
    steps.step(
        "The greatest temperature of 30 days",
        () -> readings.greatest("d1", NIGHT, 30).orElseThrow());
  }
}
