package dev.singlet.it.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.it.validation.model.Grades.Pupil;
import dev.singlet.it.validation.model.GradesPupilEntity;
import dev.singlet.it.validation.model.GradesTable;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What an update is told that components are is checked as what it sets them to. */
class ToldValuesTest {

  private static final Instant SINCE = Instant.parse("2024-01-15T08:00:00Z");
  private static final Instant LEAVES = Instant.parse("2030-01-15T08:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(GradesTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void putOne() {
    client = table.client().withClock(Clock.fixed(SINCE, ZoneOffset.UTC));
    client.execute(GradesPupilEntity.put(new Pupil("1", "r1", 1.5, SINCE, "bern", LEAVES)));
  }

  private void assertViolated(GradesPupilEntity.Update update, String... violated) {
    assertThatThrownBy(() -> client.execute(update))
        .isInstanceOfSatisfying(
            ValidationException.class,
            invalid ->
                assertThat(invalid.violations())
                    .extracting(Object::toString)
                    .containsExactly(violated));
    assertThatThrownBy(() -> client.transact(update)).isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> update.toRequest()).isInstanceOf(ValidationException.class);
  }

  private static GradesPupilEntity.Update update() {
    return GradesPupilEntity.update("1");
  }

  @Test
  void whatCannotBeStoredIsTold() {
    assertViolated(
        update().room("r2", Double.NaN, SINCE, "bern", LEAVES),
        "score must be a finite number (was NaN)");
    assertViolated(
        update().room("r2", 1.5, Instant.MAX, "bern", LEAVES),
        "since must be within the years 0 to 9999 (was " + Instant.MAX + ")");
  }

  @Test
  void whatIsMissingIsTold() {
    assertViolated(
        update().room("r2", 1.5, null, null, LEAVES), "since is required", "town is required");
  }

  @Test
  void whatViolatesConstraintsIsToldWithAllElse() {
    assertViolated(
        update().room("r2", Double.POSITIVE_INFINITY, SINCE, "BERN-BERN", LEAVES),
        "score must be a finite number (was Infinity)",
        "town must have at most 5 characters (was \"BERN-BERN\")",
        "town must match [a-z]+ (was \"BERN-BERN\")");
  }

  @Test
  void aTimeNeedNotBeToComeStill() {
    TableClient later =
        table.client().withClock(Clock.fixed(LEAVES.plusSeconds(60), ZoneOffset.UTC));

    Pupil moved = later.execute(update().room("r2", 1.5, SINCE, "bern", LEAVES));

    assertThat(moved).isEqualTo(new Pupil("1", "r2", 1.5, SINCE, "bern", LEAVES));
    assertThat(later.execute(GradesPupilEntity.byGrade("r2")).items()).containsExactly(moved);
  }

  @Test
  void methodsAreNotAskedOfWhatIsViolated() {
    assertViolated(
        update().room("BERN", 1.5, SINCE, "BERN", LEAVES), "town must match [a-z]+ (was \"BERN\")");
  }
}
