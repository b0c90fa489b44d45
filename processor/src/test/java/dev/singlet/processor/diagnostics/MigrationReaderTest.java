package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Schema versions, and the methods that lead from one to the next. */
class MigrationReaderTest {

  private static final String ITEM =
      "Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue>";

  @Test
  void aMethodLeadsFromEachVersionToTheNext() {
    shop("""
      @Entity(schemaVersion = 3) // !
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {
        @Migrate(from = 1) static %s one(%s item) { return item; }
      }
    """
            .formatted(ITEM, ITEM))
        .reports(
            error(
                "[SGT0603] User has the schema version 3, but no method migrates items from"
                    + " version 2. Annotate one with @Migrate(from = 2)."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | The @Migrate method two leads to version 3, but the entity has no versions. Write"
            + " @Entity(schemaVersion = 3).",
        "2 | The @Migrate method two is from version 2, but the entity has the versions 1 to 2."
            + " Write one before the last."
      })
  void aMethodLeadsToAVersionThereIs(int version, String problem) {
    String first = "@Migrate(from = 1) static %s one(%s item) { return item; }";
    shop("""
      @Entity(schemaVersion = %d)
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {
        %s
        @Migrate(from = 2) static %s two(%s item) { return item; } // !
      }
    """
            .formatted(version, version == 0 ? "" : first.formatted(ITEM, ITEM), ITEM, ITEM))
        .reports(error("[SGT0603] " + problem));
  }

  @Test
  void aMethodFromBeyondTheLastVersionIsToldOnce() {
    shop("""
      @Entity(schemaVersion = 2)
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {
        @Migrate(from = 3) static %s three(%s item) { return item; } // !
      }
    """
            .formatted(ITEM, ITEM))
        .reports(
            error(
                "[SGT0603] The @Migrate method three is from version 3, but the entity has the"
                    + " versions 1 to 2. Write one before the last."));
  }

  @Test
  void oneMethodLeadsFromAVersion() {
    shop("""
      @Entity(schemaVersion = 2)
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {
        @Migrate(from = 1) static %s one(%s item) { return item; }
        @Migrate(from = 1) static %s uno(%s item) { return item; } // !
      }
    """
            .formatted(ITEM, ITEM, ITEM, ITEM))
        .reports(
            error(
                "[SGT0603] The @Migrate methods one and uno are both from version 1. Write one"
                    + " method for each version."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ITEM one(ITEM item) { return item; }",
        "private static ITEM one(ITEM item) { return item; }",
        "static ITEM one() { return Map.of(); }",
        "static void one(ITEM item) {}",
        "static ITEM one(Map<String, String> item) { return Map.of(); }",
        "static <X> ITEM one(ITEM item) { return item; }",
        "static ITEM one(ITEM item) throws Exception { return item; }"
      })
  void aMethodTakesAnItemAndGivesOne(String method) {
    shop("""
      @Entity(schemaVersion = 2)
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {
        @Migrate(from = 1) %s // !
      }
    """
            .formatted(method.replace("ITEM", ITEM)))
        .reports(
            error(
                "[SGT0603] The @Migrate method one can't be called with an item. Declare it as"
                    + " static Map<String, AttributeValue> one(Map<String, AttributeValue> item),"
                    + " not private."));
  }

  @Test
  void versionsBeginAt1() {
    shop("""
      @Entity(schemaVersion = -1) // !
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {}
    """)
        .reports(
            error(
                "[SGT0603] User has the schema version -1. Versions begin at 1. Write 1 or"
                    + " more."));
  }

  @Test
  void theVersionHasItsAttributeForItself() {
    shop("""
      @Entity(schemaVersion = 1)
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Attribute("_v") String text) // !
          implements Shop {}
      @Entity
      @LinkedKey(partition = "OTHER#{name}", sort = "OTHER")
      record Other(String name, @Attribute("_v") String text) implements Shop {}
    """)
        .reports(
            error(
                "[SGT0303] text would be stored as \"_v\", but Singlet writes that attribute: it"
                    + " is the schema version. Give it another name with @Attribute. If"
                    + " stored items have it already, rename Singlet's with"
                    + " @Table(schemaVersionAttribute = ...)."));
  }
}
