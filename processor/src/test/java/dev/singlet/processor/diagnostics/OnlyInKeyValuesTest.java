package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A component that only the key has can be read back from it. */
class OnlyInKeyValuesTest {

  private static final String OTHERWISE =
      " Otherwise, remove @OnlyInKey: then it is an attribute, too.";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String | {name:lower} | Write {name} or {name:escape}",
        "String | {name}#{name:first(3)} | ",
        "long | {name:ordered} | Write {name:pad(n)}, {name:reverse(n)} or {name}",
        "double | {name:descending} | Write {name}",
        "Instant | {name:seconds} | Write {name}, or another form with as many digits of a second as"
            + " @StoredTime says"
      })
  void aFormatThatLosesSomethingCannotBeReadBack(String type, String value, String wayOut) {
    var compiled =
        shop(
            """
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "%2$s")
      record User(String id,
          @OnlyInKey %1$s name) implements Shop {} // !
    """
                .formatted(type, value));
    if (wayOut == null) {
      compiled.isClean();
    } else {
      compiled.reports(
          error(
              "[SGT0322] name has @OnlyInKey, but its value can't be read back from %s. %s."
                      .formatted(value, wayOut)
                  + OTHERWISE));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LOWER | String | {name} | {name:lower} | Remove letterCase from the @LinkedKey",
        "UPPER | String | {name:escape} | {name:upper:escape} | Remove letterCase from the @LinkedKey",
        "UPPER | UUID | {name} | {name:upper} | Remove letterCase from the @LinkedKey",
        "LOWER | Instant | {name} | {name:lower} | Remove letterCase from the @LinkedKey",
        "LOWER | Color | {name} | {name:lower} | Remove letterCase from the @LinkedKey",
        "LOWER | String | {name:upper} | {name:upper} | Write {name} or {name:escape}",
        "LOWER | UUID | {name} | |",
        "LOWER | int | {name:pad(3)} | |",
        "AS_DECLARED | String | {name} | |"
      })
  void lettersInAnotherCaseCannotBeReadBack(
      String letterCase, String type, String value, String inKey, String wayOut) {
    var compiled =
        shop(
            """
      @Entity
      @LinkedKey(letterCase = LetterCase.%s, partition = "USER#{id}", sort = "%s")
      record User(String id,
          @OnlyInKey %s name) implements Shop {} // !
      enum Color { RED }
    """
                .formatted(letterCase, value, type));
    if (inKey == null) {
      compiled.isClean();
    } else {
      compiled.reports(
          error(
              "[SGT0322] name has @OnlyInKey, but its value can't be read back from %s. %s."
                      .formatted(inKey, wayOut)
                  + OTHERWISE));
    }
  }

  @Test
  void aKeyHasIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      record User(String id,
          @OnlyInKey String name) implements Shop {} // !
    """)
        .reports(
            error(
                "[SGT0322] name has @OnlyInKey, but no key has it. Write {name} in a template of a"
                    + " key."
                    + OTHERWISE));
  }

  @Test
  void theKeyOfAnIndexCanHaveIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      @LinkedKey(name = "byName", index = "GSI1", partition = "USER#{GSI1PK}", sort = "{id}")
      record User(String id, @OnlyInKey String GSI1PK) implements Shop {}
    """)
        .isClean();
  }

  @Test
  void theKeyOfAnIndexMustTellIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      @LinkedKey(name = "byName", index = "GSI1", partition = "USER#{name:lower}", sort = "{id}")
      record User(String id,
          @OnlyInKey String name) implements Shop {} // !
    """)
        .reports(
            error(
                "[SGT0322] name has @OnlyInKey, but its value can't be read back from {name:lower}."
                    + " Write {name} or {name:escape}."
                    + OTHERWISE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "when = \"isOpen\", | {id} | String name, boolean isOpen | an item has that key only if isOpen."
            + " Annotate name with @Nullable",
        " | {city} | String name, @Nullable String city | an item has that key only if city exists."
            + " Annotate name with @Nullable",
        " | {id} | @Attribute(readOnly = true) String name | it is read-only, and an update of the key would write"
            + " it. Let updates change it",
        " | {id} | String name, @Default(method = \"labelOf\") @Nullable String label | the default of"
            + " label is made of it, which needs an attribute. Make the default of others",
        " | {at} | String name, @UpdatedAt Instant at | every update writes that key, and would have"
            + " to know the value. Leave the time of each write out of the key"
      })
  void theKeyOfAnIndexCanBeWritten(String when, String sort, String components, String problem) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      @LinkedKey(name = "byName", index = "GSI1", %spartition = "N#{name}", sort = "%s")
      record User(String id,
          @OnlyInKey %s) implements Shop { // !
        public static String labelOf(String name) { return name; }
      }
    """
            .formatted(when == null ? "" : when, sort, components))
        .reports(
            error(
                "[SGT0322] name has @OnlyInKey and is in the key of an index, but "
                    + problem
                    + "."));
  }

  @Test
  void aRecordThatCanBeAbsentHasNoValueOfAnIndexKey() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      @LinkedKey(name = "byCity", index = "GSI1", partition = "CITY#{home.city}", sort = "{id}")
      record User(String id,
          @Flatten @Nullable Home home) implements Shop {}
      record Home(@OnlyInKey String city, int number) {} // !
    """)
        .reports(
            error(
                "[SGT0322] home.city has @OnlyInKey and is in the key of an index, but it is within a"
                    + " record that can be null. Declare it in the entity itself."));
  }

  @Test
  void keysThatExcludeEachOtherDoNotTellIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      @LinkedKey(name = "open", index = "GSI1", when = "isOpen", partition = "O#{name}", sort = "{id}")
      @LinkedKey(name = "done", index = "GSI1", when = "!isOpen", partition = "D#{id}", sort = "{id}")
      record User(String id, boolean isOpen,
          @OnlyInKey @Nullable String name) implements Shop {} // !
    """)
        .reports(
            error(
                "[SGT0322] name has @OnlyInKey, but GSI1PK is in several keys of the entity, and its"
                    + " text doesn't tell which it is. Give this key an index that no other key"
                    + " has."
                    + OTHERWISE));
  }

  @Test
  void aComputedAttributeDoesNotTellIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{handle}", sort = "USER")
      record User(
          @OnlyInKey String name) implements Shop { // !
        @Computed static String handle(String name) { return name; }
      }
    """)
        .reports(
            error(
                "[SGT0322] name has @OnlyInKey, but the keys have only {handle}, which is"
                    + " computed from it. Write {name} in a template."
                    + OTHERWISE));
  }

  @Test
  void aNumericKeyIsAnAttribute() {
    compile(
            """
            @Table(name = "ShopTable", sortKey = "SK", sortKeyType = ScalarType.N)
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "{number}")
              record User(String id,
                  @OnlyInKey int number) implements Shop {} // !
            }
            """)
        .reports(
            error(
                "[SGT0322] number has @OnlyInKey, but it is the key attribute SK itself. Name it"
                    + " with @Attribute(\"SK\")."
                    + OTHERWISE));
  }

  @Test
  void theScopeOfAUniqueValueIsAnAttribute() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{org}", sort = "{id}")
      record User(@OnlyInKey String org, String id,
          @Unique(scope = "org") String mail) implements Shop {} // !
    """)
        .reports(
            error(
                "[SGT0322] mail is unique within org, which has @OnlyInKey. A unique value and its"
                    + " scope are compared as attributes. Remove @OnlyInKey."));
  }
}
