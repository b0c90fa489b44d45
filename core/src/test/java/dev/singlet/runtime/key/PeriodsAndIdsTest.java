package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.Range;
import dev.singlet.value.TimeRange;
import dev.singlet.value.UuidRange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges of the times of a period, and of UUIDs by their beginning. */
class PeriodsAndIdsTest {

  private static void assertEnds(Range<Instant> range, String first, String last) {
    assertThat(range).hasToString(">= " + first + " and <= " + last);
  }

  @Test
  void aPeriodHasItsFirstAndItsLastNanosecond() {
    assertEnds(
        TimeRange.during(Year.of(2024)), "2024-01-01T00:00:00Z", "2024-12-31T23:59:59.999999999Z");
    assertEnds(
        TimeRange.during(YearMonth.of(2024, 2)),
        "2024-02-01T00:00:00Z",
        "2024-02-29T23:59:59.999999999Z");
    assertEnds(
        TimeRange.during(LocalDate.of(1969, 12, 31)),
        "1969-12-31T00:00:00Z",
        "1969-12-31T23:59:59.999999999Z");
    assertEnds(
        TimeRange.duringHourOf(Instant.parse("2024-01-15T08:30:00.5Z")),
        "2024-01-15T08:00:00Z",
        "2024-01-15T08:59:59.999999999Z");
    assertEnds(
        TimeRange.duringHourOf(Instant.parse("1969-12-31T23:59:59.999Z")),
        "1969-12-31T23:00:00Z",
        "1969-12-31T23:59:59.999999999Z");
  }

  @Test
  void uuidsBeginWithAnyPartOfTheirText() {
    UUID id = UUID.fromString("01900a3b-7c00-7abc-8def-0123456789ab");
    for (int length = 0; length <= 36; length++) {
      Range<UUID> range = UuidRange.beginsWith(id.toString().substring(0, length));
      String start = id.toString().substring(0, length);

      assertThat(range.lower().toString()).startsWith(start).matches(".{" + length + "}[0-]*");
      assertThat(range.upper().toString()).startsWith(start).matches(".{" + length + "}[f-]*");
    }
    assertThat(UuidRange.beginsWith("01900A3B"))
        .hasToString(UuidRange.beginsWith("01900a3b").toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"g", "01900a3b7", "0190-", "01900a3b-7c00-7abc-8def-0123456789ab0", "\u0661"})
  void aBeginningThatNoUuidHasIsRefused(String prefix) {
    assertThatThrownBy(() -> UuidRange.beginsWith(prefix))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0104] No UUID begins with \""
                + prefix
                + "\". Write hexadecimal digits, and hyphens where a UUID has them: 01900a3b-7c.");
  }
}
