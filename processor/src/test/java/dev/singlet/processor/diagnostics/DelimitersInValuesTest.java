package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of values in keys. */
class DelimitersInValuesTest {

  @Test
  void noConstantInAKeyIsStoredWithTheDelimiter() {
    user("A#B", "{kind}#{name}")
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{kind}#{name}\": {kind} can be B,"
                    + " which is stored as \"A#B\". In a key it must not be empty or contain the"
                    + " delimiter '#'. Give it another text with @StoredAs."));
  }

  @Test
  void noConstantInAKeyIsStoredAsNothing() {
    user("", "{kind}#{name}")
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{kind}#{name}\": {kind} can be B,"
                    + " which is stored as \"\". In a key it must not be empty or contain the delimiter"
                    + " '#'. Give it another text with @StoredAs."));
  }

  @ParameterizedTest
  @CsvSource({
    "., price, 1.5",
    "-, language, en-GB",
    ":, offset, +01:00",
    "/, page, https://example.com/",
    "~, price:ordered, 086584~"
  })
  void noUsualTextOfAValueHoldsTheDelimiter(String delimiter, String placeholder, String text) {
    String name = placeholder.replace(":ordered", "");
    inTable(delimiter, "{" + placeholder + "}")
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{%s}\": the texts of {%s} can contain"
                        .formatted(placeholder, name)
                    + " the delimiter '%s', such as \"%s\". Write other text, which a static"
                        .formatted(delimiter, text)
                    + " @Computed method returns, or give the table another delimiter."));
  }

  @Test
  void noConstantInAKeyEndsWithTheBeginningOfTheDelimiter() {
    compile(
            """
            @Table(name = "ShopTable", delimiter = "::")
            public sealed interface Shop {
              @Entity
              @LinkedKey(
                  partition = "{kind}", // !
                  sort = "USER")
              record User(Kind kind) implements Shop {}
              enum Kind {
                @StoredAs("A:") A
              }
            }
            """)
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{kind}\": {kind} can be A, which is"
                    + " stored as \"A:\". In a key it must not be empty or end with \":\", the"
                    + " beginning of the delimiter '::'. Give it another text with @StoredAs."));
  }

  @Test
  void noUsualTextOfAValueEndsWithTheBeginningOfTheDelimiter() {
    inTable("~~", "{price:ordered}")
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{price:ordered}\": the texts of"
                    + " {price} can end with \"~\", the beginning of the delimiter '~~', such as"
                    + " \"086584~\". Write other text, which a static @Computed method returns, or"
                    + " give the table another delimiter."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", ".", ":", "::"})
  void aFixedWidthShowsWhereAValueEnds(String delimiter) {
    inTable(delimiter, "{time}{day}{id}").isClean();
  }

  private static Compilation inTable(String delimiter, String partition) {
    return compile(
        """
        @Table(name = "ShopTable", delimiter = "%s")
        public sealed interface Shop {
          @Entity
          @LinkedKey(
              partition = "%s", // !
              sort = "USER")
          record User(
              BigDecimal price, Locale language, ZoneOffset offset, URI page, Instant time,
              LocalDate day, UUID id)
              implements Shop {}
        }
        """
            .formatted(delimiter, partition));
  }

  @Test
  void outsideOfKeysAnyTextIsFine() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Kind kind) implements Shop {}
              enum Kind {
                A,
                @StoredAs("A#B") B
              }
            """)
        .isClean();
  }

  private static Compilation user(String stored, String partition) {
    return shop(
        """
          @Entity
          @LinkedKey(
              partition = "%s", // !
              sort = "USER")
          record User(String name, Kind kind) implements Shop {}
          enum Kind {
            A,
            @StoredAs("%s") B
          }
        """
            .formatted(partition, stored));
  }
}
