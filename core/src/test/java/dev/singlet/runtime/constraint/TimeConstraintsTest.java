package dev.singlet.runtime.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.Messages;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.item.Violations;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TimeConstraintsTest {

  /** In Tokyo it is the next day already, the first of a year. */
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2024-12-31T20:30:00.123456Z"), ZoneId.of("Asia/Tokyo"));

  private final Violations violations = new Violations("Thing", Messages.NONE, CLOCK);

  private List<String> found() {
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);
    return thrown == null
        ? List.of()
        : thrown.violations().stream().map(Violation::toString).toList();
  }

  private <T extends Comparable<? super T>> void check(T value, Function<Clock, T> now) {
    TimeConstraints.past(violations, "past", value, now);
    TimeConstraints.pastOrPresent(violations, "pastOrPresent", value, now);
    TimeConstraints.futureOrPresent(violations, "futureOrPresent", value, now);
    TimeConstraints.future(violations, "future", value, now);
  }

  private List<String> refusing() {
    return found().stream().map(text -> text.substring(0, text.indexOf(' '))).toList();
  }

  @Test
  void thePresentIsNeitherPastNorFuture() {
    check(CLOCK.instant(), Instant::now);

    assertThat(refusing()).containsExactly("past", "future");
  }

  @Test
  void aMomentBeforeIsPast() {
    check(CLOCK.instant().minusNanos(1), Instant::now);

    assertThat(found())
        .containsExactly(
            "futureOrPresent must be in the future or present (was 2024-12-31T20:30:00.123455999Z)",
            "future must be in the future (was 2024-12-31T20:30:00.123455999Z)");
  }

  @Test
  void aMomentLaterIsFuture() {
    check(CLOCK.instant().plusNanos(1), Instant::now);

    assertThat(found())
        .containsExactly(
            "past must be in the past (was 2024-12-31T20:30:00.123456001Z)",
            "pastOrPresent must be in the past or present (was 2024-12-31T20:30:00.123456001Z)");
  }

  @Test
  void datesAreThoseOfTheClocksZone() {
    check(LocalDate.of(2025, 1, 1), LocalDate::now);
    check(Year.of(2025), Year::now);
    check(YearMonth.of(2025, 1), YearMonth::now);
    check(MonthDay.of(1, 1), MonthDay::now);
    check(LocalDateTime.of(2025, 1, 1, 5, 30, 0, 123_456_000), LocalDateTime::now);
    check(LocalTime.of(5, 30, 0, 123_456_000), LocalTime::now);

    assertThat(refusing()).hasSize(12).containsOnly("past", "future");
  }

  @Test
  void oneMomentIsThePresentInEveryOffset() {
    check(OffsetDateTime.parse("2024-12-31T10:30:00.123456-10:00"), OffsetDateTime::now);
    check(ZonedDateTime.parse("2024-12-31T20:30:00.123456Z[Africa/Abidjan]"), ZonedDateTime::now);

    assertThat(refusing()).containsExactly("past", "future", "past", "future");
  }

  @Test
  void nothingIsComparedWithoutAClock() {
    Violations timeless = new Violations("Thing");
    TimeConstraints.past(timeless, "at", Instant.MAX, Instant::now);
    TimeConstraints.future(timeless, "at", Instant.MIN, Instant::now);

    assertThat(timeless.first()).isNull();
  }

  @Test
  void nullSatisfiesAll() {
    check((Instant) null, Instant::now);

    assertThat(found()).isEmpty();
  }
}
