package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of {@code @Default}. */
class DefaultReaderTest {

  private static final String DECIMAL =
      "Write a decimal number of at most 38 digits, from 1E-130 to 9.9E125.";
  private static final String FITTING = "Write a decimal number that fits the type.";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "byte | 128",
        "Byte | -129",
        "short | 32768",
        "int | 2147483648",
        "int | 1.5",
        "int | 1e3",
        "int | +1",
        "int | 007",
        "int | many",
        "Integer | ''",
        "long | 9223372036854775808",
        "Long | 10L"
      })
  void anIntegerFitsItsType(String type, String text) {
    rejects(type, text, "not a valid " + type + " that DynamoDB can store. " + FITTING);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BigInteger | 123456789012345678901234567890123456789",
        "BigInteger | 1e999999999",
        "BigDecimal | 1e126",
        "BigDecimal | 1e-131",
        "BigDecimal | one",
        "double | NaN",
        "double | 1e300",
        "Double | 1e309",
        "float | 1e39"
      })
  void aNumberIsOneThatDynamoDbStores(String type, String text) {
    rejects(type, text, "not a valid " + type + " that DynamoDB can store. " + DECIMAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"boolean | yes", "Boolean | TRUE", "boolean | ''"})
  void aBooleanIsTrueOrFalse(String type, String text) {
    rejects(type, text, "not a valid boolean. Write true or false.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"today", "2024-01-15", "2024-01-15T08:00:00", "2024-01-15T08:00:00.0001Z"})
  void aTimeIsAnInstantOfMillisecondsOrNow(String text) {
    rejects(
        "Instant",
        text,
        "not a valid time. Write an ISO-8601 instant such as 2024-01-15T08:00:00.000Z, or now.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-1-1-1-1", "123E4567-E89B-12D3-A456-426614174000", "random"})
  void aUuidIsWrittenInFull(String text) {
    rejects("UUID", text, "not a valid UUID. Write all of its 36 characters, in lower case.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.time.LocalDate | 2024-02-30 | date. Write 2024-01-15",
        "java.time.LocalDate | +12024-01-15 | date. Write 2024-01-15",
        "java.time.LocalTime | 25:00 | time of day. Write 08:00 or 08:00:00.000",
        "java.time.LocalDateTime | 2024-01-15 | date with a time. Write 2024-01-15T08:00:00",
        "java.time.OffsetDateTime | 2024-01-15T08:00:00 | time with an offset. Write"
            + " 2024-01-15T08:00:00+01:00",
        "java.time.OffsetDateTime | 9999-12-31T23:00:00-02:00 | time with an offset. Write"
            + " 2024-01-15T08:00:00+01:00",
        "java.time.ZonedDateTime | 2024-01-15T08:00:00[Europe/Paris] | time with a zone. Write"
            + " 2024-01-15T08:00:00+01:00[Europe/Paris]",
        "java.time.YearMonth | 2024-13 | month. Write 2024-01",
        "java.time.MonthDay | 01-15 | day of a year. Write --01-15",
        "java.time.Year | '24 ' | year. Write 2024",
        "java.time.Duration | 1h | duration. Write PT1H30M or P2DT0.5S",
        "java.time.Period | P1H | period. Write P1Y2M3D",
        "java.time.ZoneId | Europe/Pari | time zone. Write Europe/Paris",
        "java.time.ZoneOffset | 1 | offset. Write +01:00 or Z",
        "char | ab | single char",
        "Character | '' | single char",
        "java.net.URI | 'a b' | URI. Write https://example.com/",
        "java.net.URL | gopher://a | URL of a protocol that Java knows. Write https://example.com/",
        "Locale | en_GB | BCP 47 language tag. Write en-GB",
        "Currency | EURO | ISO 4217 code. Write EUR"
      })
  void whatHasATextIsWrittenAsTheTypeReadsIt(String type, String text, String expected) {
    rejects(qualified(type), text, "not a valid " + expected + ".");
  }

  private static String qualified(String type) {
    return type.equals("Locale") || type.equals("Currency") ? "java.util." + type : type;
  }

  @Test
  void nowIsTheTimeOfAPutSoRecordsWithinItemsCannotSayIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Address address) implements Shop {}
      record Address(
          @Default("now") Instant since) {} // !
    """)
        .reports(
            error(
                "[SGT0304] The default \"now\" is not a valid time. Write an ISO-8601 instant"
                    + " such as 2024-01-15T08:00:00.000Z; only an entity's own components can"
                    + " say now."));
  }

  @Test
  void anUnknownConstantIsReportedWithTheOneThatWasMeant() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default("opem") Status status) // !
          implements Shop {}
      enum Status { OPEN, CLOSED }
    """)
        .reports(
            error(
                "[SGT0416] The enum Status has no constant \"opem\". Did you mean \"OPEN\"? There"
                    + " are OPEN, CLOSED."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<String>",
        "Map<String, Integer>",
        "byte[]",
        "java.nio.ByteBuffer",
        "Address"
      })
  void whatIsNoScalarHasNoLiteral(String type) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default("x") %s other) // !
          implements Shop {}
      record Address(String city) {}
    """
            .formatted(type))
        .reports(
            error(
                "[SGT0304] The type %s has no literals for @Default. Strings,"
                        .formatted(type.replace("java.nio.", ""))
                    + " numbers, booleans, enums, times, UUIDs and other types that have a text do."
                    + " Write @Default(constant = \"...\") or @Default(method = \"...\"), or make the"
                    + " component @Nullable if it may be absent."));
  }

  @Test
  void anAbsentSetIsAnEmptyOne() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default(constant = "NONE") Set<String> tags) // !
          implements Shop {
        static final Set<String> NONE = Set.of();
      }
    """)
        .reports(
            error(
                "[SGT0304] tags is stored as a set, which can't have a @Default: an absent set is an empty"
                    + " one. Remove it."));
  }

  @Test
  void aDefaultAtTheEdgeOfItsTypeIsFine() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name, @Default("-128") byte a, @Default("32767") Short b,
          @Default("-2147483648") int c, @Default("-9223372036854775808") Long d,
          @Default("1e10") float e, @Default("-1.5E-30") Double f, @Default("1.10") BigDecimal g,
          @Default("-99999999999999999999999999999999999999") BigInteger h,
          @Default("true") boolean i, @Default("false") Boolean j, @Default("B") Kind k,
          @Default("2024-01-15T08:00:00Z") Instant l, @Default("now") Instant m,
          @Default("123e4567-e89b-12d3-a456-426614174000") UUID n, @Default("") String o,
          @Default("a\\"b\\\\c$d\\n") String p, @Default("'") char q, @Default("\\\\") Character r,
          @Default("$") char s, @Default("0000-01-01") java.time.LocalDate t,
          @Default("9999") java.time.Year u, @Default("-PT0.000000001S") java.time.Duration v,
          @StoredTime(TimeFormat.NANOS) @Default("2024-01-15T08:00:00.000000001Z") Instant w)
          implements Shop {}
      enum Kind { A, B }
    """)
        .isClean();
  }

  private static void rejects(String type, String text, String problem) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default("%s") %s other) // !
          implements Shop {}
    """
            .formatted(text, type))
        .reports(error("[SGT0304] The default \"%s\" is %s".formatted(text, problem)));
  }
}
