package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.warning;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Primary keys that only a time tells apart. */
class CutTimesTest {

  @Test
  void aTimeCutToMillisecondsIsWarnedOf() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "PET#{pet}",
                  sort = "VISIT#{at}") // !
              record Visit(String pet, java.time.Instant at) implements Shop {}
            """)
        .reports(
            warning(
                "[SGT0908] The primary @LinkedKey: the template \"VISIT#{at}\": only {at} tells items"
                    + " of a partition apart, and it is cut to the millisecond. Of two items of one"
                    + " millisecond, the second put replaces the first. Write an id after it, or"
                    + " store it with @StoredTime(TimeFormat.NANOS). If a partition has at most one"
                    + " item in a millisecond, write {at:millis}. Or silence this with"
                    + " @SuppressWarnings(\"singlet:cut-time\")."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@StoredTime(TimeFormat.NANOS)"})
  void aStampIsCutInEachForm(String form) {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "PET#{pet}",
                  sort = "VISIT#{at}") // !
              record Visit(String pet, @CreatedAt %s java.time.Instant at) implements Shop {}
            """
            .formatted(form))
        .reports(
            warning(
                "[SGT0908] The primary @LinkedKey: the template \"VISIT#{at}\": only {at} tells items"
                    + " of a partition apart, and it is cut to the millisecond. Of two items of one"
                    + " millisecond, the second put replaces the first. Write an id after it. If"
                    + " a partition has at most one item in a millisecond, write {at:millis}. Or"
                    + " silence this with @SuppressWarnings(\"singlet:cut-time\")."));
  }

  @ParameterizedTest
  @CsvSource({"begun, ''", "stay.at, ', or store it with @StoredTime(TimeFormat.NANOS)'"})
  void theStoredFormOfAComputedTimeIsNoWayOut(String time, String way) {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "PET#{pet}",
                  sort = "VISIT#{%s}") // !
              record Visit(String pet, Stay stay) implements Shop {
                @Computed static java.time.Instant begun(Stay stay) { return stay.at(); }
              }
              record Stay(java.time.Instant at) {}
            """
            .formatted(time))
        .reports(
            warning(
                ("[SGT0908] The primary @LinkedKey: the template \"VISIT#{%1$s}\": only {%1$s} tells"
                        + " items of a partition apart, and it is cut to the millisecond. Of two"
                        + " items of one millisecond, the second put replaces the first. Write an id"
                        + " after it%2$s. If a partition has at most one item in a millisecond,"
                        + " write {%1$s:millis}. Or silence this with"
                        + " @SuppressWarnings(\"singlet:cut-time\").")
                    .formatted(time, way)));
  }

  @ParameterizedTest
  @CsvSource({
    "PET#{pet}, VISIT#{at:millis}",
    "PET#{pet}, VISIT#{at:seconds}",
    "PET#{pet}, VISIT#{at}#{room}",
    "PET#{pet}, VISIT#{exact}",
    "PET#{pet}, VISIT#{day}",
    "PET#{pet}#{at}, VISIT"
  })
  void whatIsMeantOrTellsItemsApartIsNot(String partition, String sort) {
    shop("""
              @Entity
              @LinkedKey(partition = "%s", sort = "%s")
              record Visit(
                  String pet,
                  String room,
                  java.time.Instant at,
                  @StoredTime(TimeFormat.NANOS) java.time.Instant exact,
                  java.time.LocalDate day)
                  implements Shop {}
            """
            .formatted(partition, sort))
        .isClean();
  }
}
