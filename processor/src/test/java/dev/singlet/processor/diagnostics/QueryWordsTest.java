package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Components by which queries are narrowed, with the names of methods that queries have. */
class QueryWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String from   | {from}           | from     | a page token",
        "int limit     | {limit:pad(3)}   | limit    | the number of items to return",
        "Short limit   | {limit:pad(3)}   | limit    | the number of items to return",
        "byte pageSize | {pageSize:pad(3)} | pageSize | the number of items to read by a request"
      })
  void aWordThatTakesTheValueIsRefused(String component, String sort, String name, String meaning) {
    calls("name = \"calls\", ", component, sort)
        .reports(
            error(message("calls", name, meaning) + " @Attribute(\"...\") keeps its stored name."));
  }

  @Test
  void aComputedValueHasNoStoredName() {
    shop("""
              @Entity
              @LinkedKey(name = "calls", partition = "PHONE#{number}", sort = "CALL#{from}") // !
              record Call(String number, String begin) implements Shop {
                @Computed static String from(String begin) { return begin; }
              }
            """)
        .reports(error(message("calls", "from", "a page token")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name = \"calls\", | LocalDate from                 | {from}",
        "name = \"calls\", | long limit                     | {limit:pad(3)}",
        "name = \"calls\", | String limit                   | {limit}",
        "name = \"calls\", | String reverse                 | {reverse}",
        "name = \"calls\", | @Attribute(\"from\") String begin | {begin}",
        "''                | String from                    | {from}"
      })
  void othersAreNot(String name, String component, String sort) {
    calls(name, component, sort).isClean();
  }

  @Test
  void aCollectionIsNarrowedByItsOwnName() {
    String members =
        """
              @ItemCollection(name = "ofPhone"%s)%s
              sealed interface Line extends Shop {}
              @Entity
              @LinkedKey(partition = "PHONE#{number}", sort = "{%s}#CALL")
              record Call(String number, String %2$s) implements Line {}
              @Entity
              @LinkedKey(partition = "PHONE#{number}", sort = "{begin}#SMS")
              record Message(String number, String begin) implements Line {}
        """;

    shop(members.replace("%2$s", "from").formatted(", narrowBy = \"from\"", " // !", "from"))
        .reports(
            error(
                message("ofPhone", "from", "a page token")
                    + " @Attribute(\"...\") keeps its stored name."));
    shop(members.replace("%2$s", "from").formatted(", narrowBy = \"begin\"", "", "from")).isClean();
  }

  private static String message(String pattern, String name, String meaning) {
    return ("[SGT0426] @LinkedKey(name = \"%1$s\"): queries could be narrowed by %2$s, but %2$s(...)"
            + " of a query takes %3$s. It would compile with a value of %2$s, and not narrow. Rename"
            + " %2$s in Java.")
        .formatted(pattern, name, meaning);
  }

  private static Compilation calls(String name, String component, String sort) {
    return shop(
        """
              @Entity
              @LinkedKey(%spartition = "PHONE#{number}", sort = "%s") // !
              record Call(String number, %s) implements Shop {}
        """
            .formatted(name, sort, component));
  }
}
