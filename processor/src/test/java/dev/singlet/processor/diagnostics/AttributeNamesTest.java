package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of attributes in an item. */
class AttributeNamesTest {

  @Test
  void eachAttributeHasANameOfItsOwn() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Attribute("name") String nick) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0302] name and nick would both be stored as \"name\". Give one of them another name"
                    + " with @Attribute."));
  }

  @Test
  void theNamingStrategyCounts() {
    compile(
            """
            @Table(name = "ShopTable", naming = Naming.SNAKE_CASE)
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  String nickName,
                  String nick_name) // !
                  implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0302] nickName and nick_name would both be stored as \"nick_name\". Give one of"
                    + " them another name with @Attribute."));
  }

  @Test
  void aStoredComputedMethodCounts() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {
                @Computed(stored = true)
                @Attribute("name")
                static String initial(String name) { // !
                  return name.substring(0, 1);
                }
              }
            """)
        .reports(
            error(
                "[SGT0302] name and initial would both be stored as \"name\". Give one of them another"
                    + " name with @Attribute."));
  }

  @Test
  void aRecordWithinAnItemIsASpaceOfItsOwn() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
              record Address(
                  String name,
                  String PK,
                  @Attribute("name") String city) {} // !
            """)
        .reports(
            error(
                "[SGT0302] name and city would both be stored as \"name\". Give one of them another name"
                    + " with @Attribute."));
  }

  @ParameterizedTest
  @CsvSource({
    "_et, the entity's name, 'leave the component out if it says which entity they are, as"
        + " @Entity(name = ...) does, or else rename Singlet''s with @Table(entityAttribute = ...)'",
    "_ct, a stamp, 'annotate it with @CreatedAt if it is such a time, or else rename Singlet''s with"
        + " @Table(createdAttribute = ...)'",
    "_md, a stamp, 'annotate it with @UpdatedAt if it is such a time, or else rename Singlet''s with"
        + " @Table(modifiedAttribute = ...)'"
  })
  void whatSingletWritesItselfIsTaken(String stored, String what, String wayOut) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Attribute("%s") String other) // !
                  implements Shop {}
            """
            .formatted(stored))
        .reports(
            error(
                "[SGT0303] other would be stored as \"%s\", but Singlet writes that attribute: it is %s. Give it"
                        .formatted(stored, what)
                    + " another name with @Attribute. If stored items have it already, "
                    + wayOut
                    + "."));
  }

  @Test
  void aComputedAttributeIsNoKeyOfAnyIndex() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {
                @Computed(stored = true)
                @Attribute("GSI2PK")
                static String other(String name) { // !
                  return name;
                }
              }
            """)
        .reports(
            error(
                "[SGT0303] other would be stored as \"GSI2PK\", but Singlet writes that attribute:"
                    + " it is a key. Give it another name with @Attribute. If stored items have it"
                    + " already, leave it out, and declare what the key is made of."));
  }

  @Test
  void aStampOfTheEntityItselfIsTaken() {
    shop("""
              @Entity
              @Stamps(created = "", modified = "changed")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Attribute("_ct") String free,
                  Instant changed) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0303] changed would be stored as \"changed\", but Singlet writes that"
                    + " attribute: it is a stamp. Give it another name with @Attribute. If"
                    + " stored items have it already, annotate it with @UpdatedAt if it is such"
                    + " a time, or else rename Singlet's with @Stamps(modified = ...)."));
  }

  @Test
  void aStampTakesTheAttributeOfNoOther() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @CreatedAt @Attribute("_md") Instant createdAt) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0303] createdAt would be stored as \"_md\", but Singlet writes that"
                    + " attribute: it is a stamp. Give it another name with @Attribute. If"
                    + " stored items have it already, annotate it with @UpdatedAt if it is such"
                    + " a time, or else rename Singlet's with @Table(modifiedAttribute = ...)."));
  }

  @Test
  void anAttributeHasAName() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  @Attribute("") String name) // !
                  implements Shop {}
            """)
        .reports(
            error("[SGT0201] name would be stored without a name. Give it one with @Attribute."));
  }

  @Test
  void anAttributeThatIsItsKeyMayHaveItsName() {
    compile(
            """
            @Table(name = "ShopTable", partitionKey = "name", sortKey = "age", sortKeyType = ScalarType.N)
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "{name}", sort = "{age}")
              record User(String name, int age) implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void anAttributeThatIsOnlyPartOfAKeyMayNot() {
    compile(
            """
            @Table(name = "ShopTable", partitionKey = "name")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name) // !
                  implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0303] The primary @LinkedKey: the template \"USER#{name}\" is written to"
                    + " \"name\", and name would be stored there too. Write only {name} as that"
                    + " template, or give one of the two another name: the component with"
                    + " @Attribute, the key attribute with @Table."));
  }

  @ParameterizedTest
  @CsvSource({
    "'\"{season}\", \"{league:lower}\"', {season}",
    "'\"{league:lower}\", \"{season}\"', {league:lower}"
  })
  void aComponentIsTheKeyAttributeOfItsNameAndAsItIs(String templates, String other) {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "bySeason", partitionKey = {"league", "year"}, sortKey = "name"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "bySeason", partition = {%s}, sort = "{name}")
              record User(
                  String name,
                  String league, // !
                  String season)
                  implements Shop {}
            }
            """
                .formatted(templates))
        .reports(
            error(
                ("[SGT0303] @LinkedKey(index = \"bySeason\"): the template \"%s\" is written to"
                        + " \"league\", and league would be stored there too. Write only {league}"
                        + " as that template, or give one of the two another name: the component"
                        + " with @Attribute, the key attribute with @Index.")
                    .formatted(other)));
  }

  @Test
  void aComponentIsItsKeyAttributeInItsOwnLetterCase() {
    compile(
            """
            @Table(name = "ShopTable", partitionKey = "name", sortKey = Index.NONE)
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "{name}", letterCase = LetterCase.LOWER)
              record User(
                  String name) // !
                  implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0303] The primary @LinkedKey: the template \"{name:lower}\" is written to"
                    + " \"name\", and name would be stored there too. Remove letterCase, or give one"
                    + " of the two another name: the component with @Attribute, the key attribute"
                    + " with @Table."));
  }

  @ParameterizedTest
  @CsvSource({"EPOCH, epoch", "EPOCH_MILLIS, epochMillis"})
  void aTimeIsItsKeyAttributeInTheFormInWhichItIsStored(String stored, String format) {
    time("@StoredTime(TimeFormat." + stored + ") Instant at", format).isClean();
  }

  @ParameterizedTest
  @CsvSource({
    "EPOCH, epoch, @StoredTime(TimeFormat.EPOCH_MILLIS)",
    "EPOCH_MILLIS, epochMillis, ''"
  })
  void aTimeIsNotItsKeyAttributeInAnotherForm(String needed, String format, String stored) {
    time(stored + " Instant at // !", format)
        .reports(
            error(
                "[SGT0303] The primary @LinkedKey: the template \"{at:%s}\" is written to \"at\", and"
                        .formatted(format)
                    + " at would be stored there too. Store it with @StoredTime(TimeFormat.%s), or"
                        .formatted(needed)
                    + " give one of the two another name: the component with @Attribute, the key"
                    + " attribute with @Table."));
  }

  private static Compilation time(String component, String format) {
    return compile(
        """
        @Table(name = "ShopTable", sortKey = "at", sortKeyType = ScalarType.N)
        public sealed interface Shop {
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "{at:%s}")
          record Visit(
              String name,
              %s
              ) implements Shop {}
        }
        """
            .formatted(format, component));
  }

  @ParameterizedTest
  @CsvSource({"PK, USER#{name}", "SK, USER"})
  void aKeyOfTheTableIsNoOtherAttribute(String stored, String template) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Attribute("%s") String other) // !
                  implements Shop {}
            """
            .formatted(stored))
        .reports(
            error(
                ("[SGT0303] The primary @LinkedKey: the template \"%s\" is written to \"%s\", and"
                        + " other would be stored there too. Write only {other} as that template,"
                        + " or give one of the two another name: the component with @Attribute, the"
                        + " key attribute with @Table.")
                    .formatted(template, stored)));
  }
}
