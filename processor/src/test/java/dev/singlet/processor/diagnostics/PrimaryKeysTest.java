package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** A primary key is always there. */
class PrimaryKeysTest {

  @Test
  void nothingInItIsNullable() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "{city}") // !
              record User(String name, @Nullable String city) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0410] The primary @LinkedKey: the template \"{city}\": {city} can be absent, but"
                    + " every item has a primary key. Make it required, or use another attribute."));
  }

  @Test
  void aComputedMethodInItGivesAValue() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{initial}", // !
                  sort = "USER")
              record User(String name) implements Shop {
                @Computed
                static @Nullable String initial(String name) {
                  return name.isEmpty() ? null : name.substring(0, 1);
                }
              }
            """)
        .reports(
            error(
                "[SGT0410] The primary @LinkedKey: the template \"USER#{initial}\": {initial} can"
                    + " be absent, but every item has a primary key. Make it required, or use another"
                    + " attribute."));
  }

  @Test
  void nothingInItIsOptional() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "{city}") // !
              record User(String name, java.util.Optional<String> city) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0410] The primary @LinkedKey: the template \"{city}\": {city} can be absent, but"
                    + " every item has a primary key. Make it required, or use another attribute."));
  }

  @Test
  void noConditionStandsOnIt() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "USER",
                  when = "active") // !
              record User(String name, boolean active) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0411] The primary @LinkedKey has a when, but every item has a primary key."
                    + " Remove the when, or give the key an index."));
  }

  @Test
  void anIndexKeyMayBeAbsent() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", when = "active", partition = "CITY#{city}", sort = "{name}")
              record User(String name, @Nullable String city, boolean active) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void aDefaultIsAValue() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "{city}")
              record User(String name, @Default("Berlin") String city) implements Shop {}
            """)
        .isClean();
  }
}
