package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Placeholders and the formats on them. */
class FormatsFitTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "buffer | a ByteBuffer",
        "tags | a Set<String>",
        "raw | a byte[]",
        "address | an Address",
        "names | a List<String>"
      })
  void whatIsNoScalarCannotStandInAKey(String component, String type) {
    user("{" + component + "}")
        .reports(
            error(
                "[SGT0407] The primary @LinkedKey: the template \"{%s}\": {%s} is %s, which can't"
                        .formatted(component, component, type)
                    + " be in a key. Strings, numbers, booleans, enums, times, UUIDs and other types that"
                    + " are stored as text can."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name:pad(3) | pad(3) | a String | integers, and times after epoch or epochMillis",
        "name:seconds | seconds | a String | an Instant",
        "age:lower | lower | an int | texts, enums, times and booleans",
        "age:escape | escape | an int | strings",
        "age:any | any | an int | strings",
        "name:any:escape | escape | after any | strings. Remove one of the two",
        "name:escape:any | any | after escape | strings. Remove one of the two",
        "cents:reverse(9) | reverse(9) | a BigDecimal | integers, and times after epoch or"
            + " epochMillis. Write {cents:descending}",
        "time:pad(12) | pad(12) | an Instant | integers, and times after epoch or epochMillis",
        "kind:lower:escape | escape | after lower | strings. Remove one of the two",
        "kind:lower:upper | upper | after lower | texts, enums, times and booleans. Remove one of the two",
        "on:pad(1) | pad(1) | a boolean | integers, and times after epoch or epochMillis",
        "age:pad(3):pad(3) | pad(3) | after pad(3) | integers, and times after epoch or epochMillis. Remove one of the two",
        "name:escape:lower | lower | after escape | texts, enums, times and booleans. Remove one of the two",
        "time:seconds:epoch | epoch | after seconds | an Instant. Remove one of the two",
        "name:ordered | ordered | a String | numbers",
        "time:ordered | ordered | an Instant | numbers",
        "date:millis | millis | a LocalDate | an Instant",
        "date:pad(8) | pad(8) | a LocalDate | integers, and times after epoch or epochMillis",
        "name:descending | descending | a String | numbers, dates and times",
        "id:descending | descending | a UUID | numbers, dates and times",
        "zoned:descending | descending | a ZonedDateTime | numbers, dates and times",
        "period:pad(1) | pad(1) | a Period | integers, and times after epoch or epochMillis",
        "price:pad(3) | pad(3) | a double | integers, and times after epoch or epochMillis."
            + " Write {price:ordered}"
      })
  void aFormatFitsTheTypeAndTheFormatBeforeIt(
      String placeholder, String format, String given, String taken) {
    user("{" + placeholder + "}")
        .reports(
            error(
                "[SGT0406] The primary @LinkedKey: the template \"{%s}\": the format %s does not fit"
                        .formatted(placeholder, format)
                    + " {%s}, %s. It takes %s."
                        .formatted(placeholder.replaceFirst(":.*", ""), given, taken)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{day:millis}", "{day:epochMillis:pad(15)}"})
  void aTimeIsNoFinerInTheKeyThanInTheItem(String placeholder) {
    user(placeholder)
        .reports(
            error(
                "[SGT0406] The primary @LinkedKey: the template \"%s\": %s has milliseconds in the key,"
                        .formatted(placeholder, placeholder)
                    + " but day is stored to the second, so that an item which is read and put again"
                    + " would get another key. Write {day:seconds} or {day:epoch}, or store"
                    + " milliseconds with @StoredTime."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{time:nanos}", "{time:nanos:descending}"})
  void aTimeStoredToTheMillisecondHasNoNanosecondsInTheKey(String placeholder) {
    user(placeholder)
        .reports(
            error(
                "[SGT0406] The primary @LinkedKey: the template \"%s\": %s has nanoseconds in the key,"
                        .formatted(placeholder, placeholder)
                    + " but time is stored to the millisecond, so that an item which is read and put"
                    + " again would get another key. Write {time:millis} or {time:epochMillis}, or store"
                    + " nanoseconds with @StoredTime."));
  }

  @Test
  void whereTheDelimiterEndsATextItCannotHoldIt() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name:any}#{mail:any}", sort = "USER") // !
              record User(String name, String mail) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0406] The primary @LinkedKey: the template \"USER#{name:any}#{mail:any}\":"
                    + " {name:any} ends at '#', the text that follows it, so it can't hold the"
                    + " delimiter. Remove the format any. If stored keys have such values, return"
                    + " both values as one text from a static @Computed method, and write"
                    + " {method:any}."));
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{both:any}", sort = "USER")
              record User(String name, String mail) implements Shop {
                @Computed
                static String both(String name, String mail) {
                  return name + "#" + mail;
                }
              }
            """)
        .isClean();
  }

  @Test
  void aFloatingPointNumberHasAFormat() {
    user("{price}")
        .reports(
            error(
                "[SGT0406] The primary @LinkedKey: the template \"{price}\": {price} is a double, which"
                    + " has more than one text for a value. Write {price:ordered}, or"
                    + " {price:descending}."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{price:ordered}",
        "{price:descending}",
        "{age:ordered}",
        "{cents:descending}",
        "{date}",
        "{date:descending}",
        "{time:descending}",
        "{time:seconds:descending}",
        "{time:epoch:ordered}",
        "{zoned}",
        "{year:pad(4)}",
        "{year:descending}",
        "{duration:ordered}",
        "{period}",
        "{letter}",
        "{day}",
        "{day:seconds}",
        "{day:epoch:pad(10)}",
        "{name:lower:escape}",
        "{name:any}",
        "{name:lower:any}",
        "{name:upper}",
        "{age:pad(3)}",
        "{age:reverse(3)}",
        "{time}",
        "{time:millis}",
        "{time:seconds}",
        "{time:epoch:pad(12)}",
        "{time:epochMillis:reverse(15)}",
        "{kind}",
        "{kind:lower}",
        "{time:lower}",
        "{time:seconds:lower}",
        "{date:descending:lower}",
        "{zoned:upper}",
        "{on}",
        "{on:upper}",
        "{id}",
        "{id:upper}"
      })
  void whatFitsCompiles(String template) {
    user(template).isClean();
  }

  /** In a sort template, where other rules would have something to say of what does not fit. */
  private static Compilation user(String sort) {
    return shop(
        """
          @Entity
          @SuppressWarnings("singlet:cut-time")
          @LinkedKey(
              partition = "USER#{name}",
              sort = "%s") // !
          record User(
              String name, int age, double price, BigDecimal cents, Instant time, Kind kind, boolean on,
              @StoredTime(TimeFormat.SECONDS) Instant day, UUID id, byte[] raw, ByteBuffer buffer,
              LocalDate date, ZonedDateTime zoned, Year year, Duration duration, Period period,
              char letter, Set<String> tags, List<String> names, Address address)
              implements Shop {}
          enum Kind { A, B }
          record Address(String city) {}
        """
            .formatted(sort));
  }
}
