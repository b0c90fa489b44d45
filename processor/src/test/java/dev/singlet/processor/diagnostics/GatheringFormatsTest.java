package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The formats {@code year}, {@code month}, {@code day}, {@code hour}, {@code first}, {@code hash}.
 */
class GatheringFormatsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{name:day} | day | a String | an Instant",
        "{date:month} | month | a LocalDate | an Instant",
        "{age:first(2)} | first(2) | an int | strings",
        "{born:hash(2)} | hash(2) | an Instant | strings",
        "{born:day:descending} | descending | after day | 'numbers, dates and times. Remove one of the two'",
        "{born:seconds:day} | day | after seconds | an Instant. Remove one of the two",
        "{name:hash(2):escape} | escape | after hash(2) | strings. Remove one of the two"
      })
  void eachFitsItsValues(String template, String format, String what, String takes) {
    String name = template.substring(1, template.indexOf(':'));
    shop(user(template, "{name}"))
        .reports(
            error(
                "[SGT0406] @LinkedKey(name = \"byAny\", index = \"GSI1\"): the template \"%s\": the"
                        .formatted(template)
                    + " format %s does not fit {%s}, %s. It takes %s."
                        .formatted(format, name, what, takes)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{name:first(0)} | characters: first(1) to first(64)",
        "{name:first} | characters: first(1) to first(64)",
        "{name:hash(9)} | hexadecimal digits: hash(1) to hash(8)"
      })
  void someSayHowMany(String template, String problem) {
    shop(user(template, "{name}"))
        .reports(
            error(
                "[SGT0403] @LinkedKey(name = \"byAny\", index = \"GSI1\"): the template \"%s\" must"
                        .formatted(template)
                    + " say how many %s. Write literal text and placeholders such as {name} or"
                        .formatted(problem)
                    + " {number:pad(8)}."));
  }

  @Test
  void aHashHasNoOrder() {
    shop("""
              @Entity
              @LinkedKey(
                  partition = "USERS#{city}",
                  sort = "{name:hash(4)}#{name}") // !
              record User(String name, String city) implements Shop {}
        """)
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"{name:hash(4)}#{name}\":"
                    + " {name:hash(4)} has no order. Write it into the partition template, or write"
                    + " {name}."));
  }

  private static String user(String partition, String sort) {
    return """
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(
                name = "byAny",
                index = "GSI1",
                partition = "%s", // !
                sort = "%s")
          })
          record User(
              String name, int age, java.time.Instant born, java.time.LocalDate date)
              implements Shop {}
        """
        .formatted(partition, sort);
  }
}
