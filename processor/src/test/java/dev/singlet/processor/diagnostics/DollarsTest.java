package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.warning;

import org.junit.jupiter.api.Test;

/** Placeholders written as in other languages. */
class DollarsTest {

  @Test
  void aDollarBeforeAPlaceholderIsWarnedOf() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#${name}", // !
                  sort = "USER#$")
              record User(String name) implements Shop {}
            """)
        .reports(
            warning(
                "[SGT0904] The primary @LinkedKey: the template \"USER#${name}\" has a '$' before"
                    + " {name}. It is not part of the placeholder, so it becomes part of every"
                    + " key. Remove it. Or silence this with"
                    + " @SuppressWarnings(\"singlet:dollar-in-key\")."));
  }

  @Test
  void itIsSilencedOnTheEntity() {
    shop("""
              @Entity
              @SuppressWarnings("singlet:dollar-in-key")
              @LinkedKey(partition = "COSTS#${cents:pad(9)}", sort = "USER#{name}")
              record User(String name, int cents) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void itMayBeTheDelimiter() {
    compile(
            """
            @Table(name = "ShopTable", delimiter = "$")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER${name}", sort = "USER")
              record User(String name) implements Shop {}
            }
            """)
        .isClean();
  }
}
