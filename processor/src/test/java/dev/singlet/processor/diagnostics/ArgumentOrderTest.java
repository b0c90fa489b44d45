package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.warning;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arguments of a key in another order than in the record. */
class ArgumentOrderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "REPO#{owner}#{name} | REPO   | String name, String owner",
        "REPO#{owner}        | {name} | String name, int stars, String owner",
        "REPO#{owner:pad(3)} | {name:pad(3)} | Integer name, int owner"
      })
  void twoOfOneTypeInAnotherOrder(String partition, String sort, String components) {
    shop("""
              @Entity
              @LinkedKey(partition = "%s", sort = "%s") // !
              record Repository(%s) implements Shop {}
            """
            .formatted(partition, sort, components))
        .reports(
            warning(
                "[SGT0910] The primary @LinkedKey: get and the other methods take owner before"
                    + " name, but the record has name before owner. Both have one type, so a call"
                    + " in the order of the record compiles, and finds nothing. Declare them in"
                    + " the order of the key, or give one a type of its own. Or silence this with"
                    + " @SuppressWarnings(\"singlet:argument-order\")."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "REPO#{owner}#{name} | REPO   | String owner, String name",
        "REPO#{owner}#{name} | REPO   | String name, UUID owner",
        "REPO#{owner}        | {name} | String stars, String owner, String name"
      })
  void othersAreQuiet(String partition, String sort, String components) {
    shop("""
              @Entity
              @LinkedKey(partition = "%s", sort = "%s")
              record Repository(%s) implements Shop {}
            """
            .formatted(partition, sort, components))
        .isClean();
  }

  @Test
  void itCanBeSilenced() {
    shop("""
              @Entity
              @LinkedKey(partition = "REPO#{owner}#{name}", sort = "REPO")
              @SuppressWarnings("singlet:argument-order")
              record Repository(String name, String owner) implements Shop {}
            """)
        .isClean();
  }
}
