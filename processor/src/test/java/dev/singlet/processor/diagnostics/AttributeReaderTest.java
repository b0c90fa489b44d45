package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The stored forms of components. */
class AttributeReaderTest {

  @ParameterizedTest
  @CsvSource({"EPOCH, String", "TO_STRING, String", "SECONDS, LocalDate"})
  void aStoredTimeIsOfATimeThatHasTheForm(String form, String type) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @StoredTime(TimeFormat.%s) %s other) // !
                  implements Shop {}
            """
            .formatted(form, type))
        .reports(
            error(
                ("[SGT0306] @StoredTime is on other, which is a %s. It can be on an Instant, a"
                        + " LocalDateTime, a LocalTime, an OffsetDateTime or a ZonedDateTime, and on"
                        + " a List, Set or Map of these. Remove it.")
                    .formatted(type)));
  }

  @ParameterizedTest
  @CsvSource({
    "EPOCH, LocalDateTime, a, ', or TO_STRING for as many as it needs'",
    "EPOCH_MILLIS, LocalTime, a, ', or TO_STRING for as many as it needs'",
    "TO_STRING, OffsetDateTime, an, ''",
    "EPOCH, ZonedDateTime, a, ''"
  })
  void aTimeThatIsNoInstantHasTheFormsOfText(
      String form, String type, String article, String further) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @StoredTime(TimeFormat.%s) %s other) // !
                  implements Shop {}
            """
            .formatted(form, type))
        .reports(
            error(
                ("[SGT0306] @StoredTime is on other, which is %s %s. Only an Instant can be stored"
                        + " as %s. Write SECONDS, MILLIS or NANOS for digits of a second%s.")
                    .formatted(article, type, form, further)));
  }

  @Test
  void aDefaultHasTheDigitsOfTheStoredForm() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @StoredTime(TimeFormat.MILLIS) @Default("08:00:00.123") LocalTime from,
                  @StoredTime(TimeFormat.SECONDS) @Default("08:00:00.000") LocalTime to,
                  @StoredTime(TimeFormat.SECONDS) @Default("08:00:00.5") LocalTime until) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0304] The default \"08:00:00.5\" is not a valid time of day. Write 08:00 or"
                    + " 08:00:00.000. It is stored in SECONDS."));
  }

  @Test
  void aStoredCaseIsOfAnEnum() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @StoredCase(LetterCase.LOWER) String name) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0306] @StoredCase is on name, which is a String. It can be on an enum, and"
                    + " on a List, Set or Map of these. Remove it."));
  }

  @Test
  void theyReachIntoCollections() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @StoredTime(TimeFormat.SECONDS) Map<String, List<Instant>> logins,
                  @StoredTime(TimeFormat.TO_STRING) Map<LocalTime, List<LocalDateTime>> logouts,
                  @StoredCase(LetterCase.LOWER) Set<Kind> kinds)
                  implements Shop {}
              enum Kind { A, B }
            """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource({"int, an int, Integer", "boolean, a boolean, Boolean", "char, a char, Character"})
  void whatMayBeAbsentIsNoPrimitive(String type, String described, String boxed) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "USERS#{name}", sort = "{age}")
              record User(
                  String name,
                  @Nullable %s age) // !
                  implements Shop {}
            """
            .formatted(type))
        .reports(
            error(
                "[SGT0301] age is @Nullable, but %s always has a value. Declare it as"
                        .formatted(described)
                    + " @Nullable %s, or remove the annotation.".formatted(boxed)));
  }

  @Test
  void whatMayBeAbsentIsABox() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, @Nullable Integer age, int level) implements Shop {}
            """)
        .isClean();
  }
}
