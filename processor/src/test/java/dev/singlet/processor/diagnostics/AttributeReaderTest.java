package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

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
}
