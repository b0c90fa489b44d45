package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The stored forms of components. */
class AttributeReaderTest {

  @Test
  void aStoredTimeIsOfAnInstant() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @StoredTime(TimeFormat.EPOCH) String name) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0306] @StoredTime stands on name, which is a String. It fits an Instant, and a"
                    + " List, Set or Map of such. Take it away."));
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
                "[SGT0306] @StoredCase stands on name, which is a String. It fits an enum, and a List,"
                    + " Set or Map of such. Take it away."));
  }

  @Test
  void theyReachIntoCollections() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @StoredTime(TimeFormat.SECONDS) Map<String, List<Instant>> logins,
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
                "[SGT0301] age is @Nullable, but is %s, which holds a value always. Declare it as"
                        .formatted(described)
                    + " @Nullable %s, or take the annotation away.".formatted(boxed)));
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
