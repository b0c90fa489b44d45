package dev.singlet.examples.recipes.timeseries;

import static dev.singlet.examples.recipes.timeseries.LatestReadingEntity.TAKEN_AT;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.HOURS;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Duration;
import java.time.Instant;
import java.util.DoubleSummaryStatistics;
import java.util.Optional;

/** Writes readings and what follows from them. */
final class Readings {

  private static final Duration KEPT = Duration.ofDays(90);

  private final TableClient measurements;

  Readings(TableClient measurements) {
    this.measurements = measurements;
  }

  /** Writes a reading. It expires after 90 days. */
  Reading write(String device, Instant takenAt, double celsius) {
    return measurements.execute(
        ReadingEntity.put(new Reading(device, takenAt, celsius, takenAt.plus(KEPT))));
  }

  /**
   * Keeps a reading as the latest of its device.
   *
   * @return false if a later one is there: readings can arrive in another order
   */
  boolean keepLatest(String site, Reading reading) {
    LatestReading latest =
        new LatestReading(site, reading.device(), reading.takenAt(), reading.celsius());
    try {
      measurements.execute(
          LatestReadingEntity.put(latest)
              .when(TAKEN_AT.notExists().or(TAKEN_AT.lte(latest.takenAt()))));
      return true;
    } catch (ConditionFailedException later) {
      return false;
    }
  }

  /**
   * Makes one item of the readings of an hour. It can be made again, for readings that come late.
   *
   * @return the item; empty if the hour has no readings
   */
  Optional<HourOfDevice> summarize(String device, Instant time) {
    Instant hour = time.truncatedTo(HOURS);
    DoubleSummaryStatistics celsius =
        measurements.stream(ReadingEntity.ofDevice(device, gte(hour).and(lt(hour.plus(1, HOURS)))))
            .mapToDouble(Reading::celsius)
            .summaryStatistics();
    if (celsius.getCount() == 0) {
      return Optional.empty();
    }
    HourOfDevice made =
        new HourOfDevice(
            device,
            hour,
            (int) celsius.getCount(),
            celsius.getMin(),
            celsius.getAverage(),
            celsius.getMax());
    return Optional.of(measurements.execute(HourOfDeviceEntity.put(made)));
  }

  /** The greatest temperature of the last days. */
  Optional<Double> greatest(String device, Instant now, int days) {
    return measurements.stream(
            HourOfDeviceEntity.ofDevice(device, between(now.minus(days, DAYS), now)))
        .map(HourOfDevice::greatest)
        .max(Double::compare);
  }
}
