package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The order of sort keys is that of the values in them. */
class SortOrderTest {

  private static final String OTHERWISE =
      " If such keys are stored, write givesUp = KeyProperty.ORDER in @LinkedKey.";

  @Test
  void aNumberIsPadded() {
    user("AGE#{age}")
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"AGE#{age}\": {age} is a number,"
                    + " and would sort as text: 10 before 9. Write {age:pad(n)} with as"
                    + " many digits as it can have, or {age:reverse(n)} for descending"
                    + " order; where it can be negative, {age:ordered} or {age:descending}."
                    + " Each gives other keys than those of plain numbers."
                    + OTHERWISE));
  }

  @Test
  void aDecimalNumberHasAFormat() {
    user("{price}")
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"{price}\": {price} is a BigDecimal,"
                    + " and would sort as text: 10 before 9. Write {price:ordered}, or"
                    + " {price:descending}."
                    + OTHERWISE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"epoch", "epochMillis"})
  void aTimeHasAFixedWidth(String format) {
    user("{time:%s}".formatted(format))
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"{time:%1$s}\": {time:%1$s} is a time"
                        .formatted(format)
                    + " without a fixed width. Write {time}, or {time:%s:pad(n)}.".formatted(format)
                    + OTHERWISE));
  }

  @Test
  void aTimeByToStringGivesUpItsOrder() {
    String message =
        "[SGT0408] The primary @LinkedKey: the template \"{time}#{no:pad(3)}\": {time} is stored by"
            + " toString(), whose texts don't sort within a second: 08:00:00.500Z comes before"
            + " 08:00:00Z. Write {time:nanos}, which gives other keys."
            + OTHERWISE;

    times("#", "{time}#{no:pad(3)}").reports(error(message));
    times("#", "{time:nanos}").isClean();
    times("#", "{time:descending}").isClean();
    times("#", "{local}#{daily}#{no:pad(3)}").isClean();
  }

  @Test
  void theDelimiterAfterALocalTimeSortsBeforeItsPoint() {
    String message =
        "[SGT0408] The primary @LinkedKey: the template \"{local}/{no:pad(3)}\": {local} is before"
            + " the delimiter '/', which sorts after the '.' of its texts, so that they would be out"
            + " of order. Give the table a delimiter that sorts before it: one of ! # $ % & * + ,"
            + OTHERWISE;

    times("/", "{local}/{no:pad(3)}").reports(error(message));
    times("/", "{no:pad(3)}/{local}").isClean();
  }

  private static Compilation times(String delimiter, String sort) {
    return Compilation.compile(
        """
        @Table(name = "Shop", delimiter = "%s", storedTime = TimeFormat.TO_STRING)
        sealed interface Shop permits Shop.User {
          @Entity
          @LinkedKey(partition = "USER%1$s{no}", sort = "%s") // !
          record User(int no, Instant time, LocalDateTime local, LocalTime daily) implements Shop {}
        }
        """
            .formatted(delimiter, sort));
  }

  @Test
  void theDelimiterAfterTextSortsBeforeDigitsAndLetters() {
    Compilation.compile(
            """
            @Table(name = "Shop", delimiter = "|")
            sealed interface Shop permits Shop.User {
              @Entity
              @LinkedKey(partition = "U|{name}", sort = "K|{kind}|{name}") // !
              record User(String name, String kind) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"K|{kind}|{name}\": {kind} is"
                    + " before the delimiter '|', which sorts after digits or letters, so that text of"
                    + " them would be out of order. Give the table a delimiter that sorts before them:"
                    + " one of ! # $ % & * + , - . /"
                    + OTHERWISE));
  }

  @Test
  void aTextThatCanHoldTheDelimiterStandsAtTheEnd() {
    String message =
        "[SGT0408] The primary @LinkedKey: the template \"{city:any}#at#{age:pad(3)}\": {city:any}"
            + " can hold characters that sort before the text after it, so that keys would be out"
            + " of order: \"a!\" would come before \"a\". Write it at the end of the key, or write"
            + " {city:escape}, which gives other keys."
            + OTHERWISE;
    user("{city:any}#at#{age:pad(3)}").reports(error(message));
    user("{age:pad(3)}#at#{city:any}").isClean();
    user("{city:escape}#at#{age:pad(3)}").isClean();
    user("{name:any}#at#{age:pad(3)}").isClean();
  }

  @ParameterizedTest
  @CsvSource({"{name}X, X, name", "{name}X#{kind}, X#, name", "{age:ordered}X, X, age"})
  void whatFollowsTextIsTheDelimiter(String template, String follower, String before) {
    user(template)
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"%s\": \"%s\" follows {%s} without the"
                        .formatted(template, follower, before)
                    + " delimiter, which puts values that begin alike out of order. Write '#' after the"
                    + " placeholder."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "AGE#{age:pad(3)}",
        "AGE#{age:reverse(3)}X",
        "{time}{age:pad(3)}{time:seconds}{id}{name}",
        "{time:epoch:pad(12)}#{name}",
        "{kind}AGE#{on}#{name}#"
      })
  void whatHasAFixedWidthOrFixedTextsMayBeFollowedByAnything(String template) {
    user(template).isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{age}",
        "{price}#{name}",
        "{time:epoch}",
        "{kind}#{city}#{age:pad(3)}",
        "{city:lower}#",
        "{city:any}-{name}"
      })
  void theOrderCanBeGivenUp(String template) {
    givingUp(template).isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{age:pad(3)}#{city}",
        "{city:escape}#{age:ordered}",
        "{name}#{time}",
        "{kind}#{id}",
        "{kind}#{city:any}"
      })
  void anOrderThatIsKeptIsNotGivenUp(String template) {
    givingUp(template)
        .reports(
            error(
                "[SGT0424] The primary @LinkedKey gives up the order of its values, but its sort key"
                    + " keeps it with any values. Remove givesUp."));
  }

  @ParameterizedTest
  @CsvSource({
    "{weight}, '[SGT0406] The primary @LinkedKey: the template \"{weight}\": {weight} is a double,"
        + " which has more than one text for a value. Write {weight:ordered}, or"
        + " {weight:descending}.'",
    "{tags}, '[SGT0407] The primary @LinkedKey: the template \"{tags}\": {tags} is a List<String>,"
        + " which can''t be in a key. Strings, numbers, booleans, enums, times, UUIDs and other"
        + " types that are stored as text can.'"
  })
  void ofAValueThatDoesNotFitNothingIsGivenUp(String template, String problem) {
    givingUp(template).reports(error(problem));
  }

  @Test
  void withoutASortKeyThereIsNoOrderToGiveUp() {
    Compilation.compile(
            """
            @Table(name = "Shop", sortKey = Index.NONE)
            sealed interface Shop permits Shop.User {
              @Entity
              @LinkedKey(partition = "USER#{name}", givesUp = KeyProperty.ORDER) // !
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0424] The primary @LinkedKey gives up the order of its values, but has no sort"
                    + " key. Remove givesUp."));
  }

  private static Compilation givingUp(String sort) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "%s", givesUp = KeyProperty.ORDER) // !
          record User(
              String name,
              String city,
              int age,
              BigDecimal price,
              Instant time,
              Kind kind,
              UUID id,
              double weight,
              List<String> tags)
              implements Shop {}
          enum Kind { A, B }
        """
            .formatted(sort));
  }

  @Test
  void inAPartitionNothingSorts() {
    shop("""
              @Entity
              @LinkedKey(partition = "{age}#{time:epoch}#{price}#{name}X", sort = "USER")
              record User(String name, int age, Instant time, BigDecimal price) implements Shop {}
            """)
        .isClean();
  }

  private static Compilation user(String sort) {
    return shop(
        """
          @Entity
          @LinkedKey(
              partition = "USER#{name}",
              sort = "%s") // !
          record User(
              String name,
              String city,
              int age,
              BigDecimal price,
              Instant time,
              Kind kind,
              boolean on,
              UUID id)
              implements Shop {}
          enum Kind { A, B }
        """
            .formatted(sort));
  }
}
