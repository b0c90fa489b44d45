package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Different values never give one key. */
class SeparatedPlaceholdersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{name}{city} | {name} | {city}",
        "{kind}{name:lower} | {kind} | {name:lower}",
        "{age}{name} | {age} | {name}",
        "{age:pad(3)}{name}{city} | {name} | {city}",
        "{initial:upper}{name} | {initial:upper} | {name}"
      })
  void betweenTwoPlaceholdersStandsTheDelimiter(String template, String first, String second) {
    String where = "[SGT0409] The primary @LinkedKey: the template \"%s\"".formatted(template);
    user(template)
        .reports(
            error(
                where
                    + (" has no delimiter between %s and %s, so different values could give the"
                            + " same key.")
                        .formatted(first, second)
                    + " Write '#' between them. If stored keys have nothing there, return both as"
                    + " one text from a static @Computed method."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{name}#{city}",
        "{name}X#Y{city}",
        "{name:any}-{city}",
        "{name:any}#of#{city:any}X",
        "{age:pad(3)}{name}",
        "{age:pad(3)}{time}{id}{name}",
        "{kind}USER#{name}",
        "{initial}{name}",
        "{id:upper}{name}"
      })
  void theDelimiterOrAFixedWidthIsEnough(String template) {
    user(template).isClean();
  }

  @Test
  void inASortTemplateOneMistakeIsOneError() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "{city}-{name}") // !
              record User(String name, String city) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0409] The primary @LinkedKey: the template \"{city}-{name}\" has \"-\","
                    + " which is not the table's delimiter '#', between {city} and {name}, so"
                    + " different values could give the same key. Write '#' instead. If stored"
                    + " keys have \"-\", write delimiter = \"-\" in @Table, or write {city:any},"
                    + " whose value ends at that text."));
  }

  @Test
  void theDelimiterIsTheTables() {
    compile(
            """
            @Table(name = "ShopTable", delimiter = "/")
            public sealed interface Shop {
              @Entity
              @LinkedKey(
                  partition = "{name}#{city}", // !
                  sort = "{name}/{city}")
              record User(String name, String city) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0409] The primary @LinkedKey: the template \"{name}#{city}\" has \"#\","
                    + " which is not the table's delimiter '/', between {name} and {city}, so"
                    + " different values could give the same key. Write '/' instead. If stored"
                    + " keys have \"#\", write delimiter = \"#\" in @Table, or write {name:any},"
                    + " whose value ends at that text."));
  }

  @Test
  void noValueCompletesADelimiterThatTextBeforeItBegins() {
    compile(
            """
            @Table(name = "ShopTable", delimiter = "::")
            public sealed interface Shop {
              @Entity
              @LinkedKey(
                  partition = "USER::v:{name}", // !
                  sort = "{name}::{city}")
              record User(String name, String city) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0409] The primary @LinkedKey: the template \"USER::v:{name}\" has \":\" before"
                    + " {name}. The delimiter '::' begins with it, so a value could complete it."
                    + " Write other text there."));
  }

  private static Compilation user(String partition) {
    return shop(
        """
          @Entity
          @LinkedKey(
              partition = "%s", // !
              sort = "USER")
          record User(
              String name, String city, char initial, int age, Instant time, Kind kind, UUID id)
              implements Shop {}
          enum Kind { A, B }
        """
            .formatted(partition));
  }
}
