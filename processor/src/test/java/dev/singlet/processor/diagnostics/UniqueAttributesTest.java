package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UniqueAttributesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String",
        "int",
        "@Nullable Long",
        "BigDecimal",
        "boolean",
        "UUID",
        "Instant",
        "LocalDate",
        "Year",
        "Duration",
        "char",
        "Locale",
        "Level"
      })
  void singleValuesCanBeUnique(String type) {
    shop("""
              enum Level { LOW, HIGH }
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(String id, @Unique(scope = "tenant") %s code, String tenant)
                  implements Shop {}
            """
            .formatted(type))
        .isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Set<String> | a Set<String>",
        "List<Integer> | a List<Integer>",
        "Map<String, String> | a Map<String, String>",
        "byte[] | a byte[]",
        "Address | an Address",
        "@CreatedAt Instant | filled in by every write",
        "@UpdatedAt Instant | filled in by every write"
      })
  void otherValuesCannot(String type, String described) {
    shop("""
              record Address(String street) {}
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  @Unique %s code) // !
                  implements Shop {}
            """
            .formatted(type))
        .reports(
            error(
                "[SGT0311] @Unique is on code, which is "
                    + described
                    + ". It can be on a single value that is stored as text, a number or a"
                    + " boolean, and that no put fills in. Remove it."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"String", "Integer", "BigDecimal", "Boolean", "Instant", "Level"})
  void aConvertedValueCanIfASingleOneIsStored(String stored) {
    shop(converted(stored, "")).isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"List<String>", "Set<String>", "Map<String, String>", "byte[]", "Address"})
  void aConvertedValueCannotOtherwise(String stored) {
    shop(converted(stored, " // !"))
        .reports(
            error(
                "[SGT0311] @Unique is on code, which is a Mark. It can be on a single value that is"
                    + " stored as text, a number or a boolean, and that no put fills in. Remove"
                    + " it."));
  }

  private static String converted(String stored, String mark) {
    return """
              enum Level { LOW, HIGH }
              record Address(String street) {}
              record Mark(String text) {}
              final class Marks implements Converter<Mark, %1$s> {
                @Override
                public %1$s toStored(Mark mark) {
                  throw new UnsupportedOperationException();
                }
                @Override
                public Mark fromStored(%1$s stored) {
                  throw new UnsupportedOperationException();
                }
              }
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  @Unique @Convert(with = Marks.class) Mark code)%2$s
                  implements Shop {}
            """
        .formatted(stored, mark);
  }

  @Test
  void nestedRecordsHaveNone() {
    shop("""
              record Address(
                  @Unique String street) {} // !
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(String id, Address address) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0311] @Unique is on street, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " can be unique. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tenat | is not a component of the entity. Did you mean \"tenant\"? There are id, tenant, tags.",
        "email | is the unique component itself. Remove it.",
        "tags | is a Set<String>. A scope can have a single value that is stored as text, a"
            + " number or a boolean, and that no put fills in."
      })
  void aScopeIsAnotherSingleValue(String scope, String problem) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  @Unique(scope = "%s") String email, // !
                  String tenant,
                  Set<String> tags)
                  implements Shop {}
            """
            .formatted(scope))
        .reports(
            error("[SGT0311] @Unique on email has the scope \"" + scope + "\", which " + problem));
  }

  @Test
  void aScopeNamesAComponentOnce() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  @Unique(scope = {"tenant", "tenant"}) String email, // !
                  String tenant)
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0311] @Unique on email has the scope \"tenant\", which is there twice."
                    + " Remove it."));
  }

  @Test
  void twoKeepTheirValuesUnderTwoNames() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  @Unique String mail,
                  @Unique(name = "mail") String address) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0311] @Unique stores the values of address under the"
                    + " name \"mail\", and those"
                    + " of mail too. Give one of them another name: @Unique(name = \"...\")."));
  }

  @Test
  void whatThePrimaryKeyIsMadeOfIsUniqueAlready() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{tenant}", sort = "USER#{email}")
              record User(
                  @Unique(scope = "tenant") String email, // !
                  String tenant)
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0311] @Unique is on email, but the primary key is made only of tenant,"
                    + " email, so it is unique already. Remove @Unique."));
  }

  @Test
  void aPartOfThePrimaryKeyCanBeUnique() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{tenant}", sort = "USER#{email}")
              record User(String tenant, @Unique String email) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void itemsThatExpireWouldLeaveTheirValuesTaken() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{id}", sort = "USER")
                  record User(
                      String id,
                      @Unique String email, // !
                      @TimeToLive Instant expires)
                      implements Shop {}
                }
                """))
        .reports(
            error(
                "[SGT0311] @Unique is on email, but items of User expire by the @TimeToLive on"
                    + " expires, and their values would stay taken. Remove one of the two."));
  }

  @Test
  void theTableHasKeysOfText() {
    compile(
            """
            @Table(name = "Things", partitionKeyType = ScalarType.N)
            public sealed interface T {
              @Entity
              @LinkedKey(partition = "{id}", sort = "USER")
              record User(
                  long id,
                  @Unique String email) // !
                  implements T {}
            }
            """)
        .reports(
            error(
                "[SGT0311] @Unique is on email, but the table's key attribute PK is not of type"
                    + " S, and unique values are kept under keys of text. Declare PK as S, or"
                    + " remove @Unique."));
  }

  @Test
  void noEntityHasTheKeysOfWhatKeepsItUnique() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(String id, @Unique String email) implements Shop {}
              @Entity
              @LinkedKey(partition = "{kind}#User#email#{id}", sort = "{sort}") // !
              record Any(String kind, String id, String sort) implements Shop {}
              @Entity
              @LinkedKey(partition = "UNIQUE#User#{id}", sort = "UNIQUE")
              record Shorter(String id) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0311] Any can have the primary key of an item that keeps email of User"
                    + " unique, which begins with UNIQUE#User. Begin the template of its"
                    + " partition key with another literal."));
  }
}
