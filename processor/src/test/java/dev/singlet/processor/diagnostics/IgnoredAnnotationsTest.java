package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** Annotations that no table reads. */
class IgnoredAnnotationsTest {

  private static final String NO_TABLE =
      "[SGT0109] @ItemCollection is on %s, which belongs to no table, so it has no effect. Put it"
          + " on a sealed interface below a table that permits the entities to read together, or"
          + " remove it.";

  @Test
  void aLinkedKeyStandsOnAnEntity() {
    compile(
            """
            @LinkedKey(partition = "USER#{name}", sort = "USER") // !
            record User(String name) {}
            @LinkedKey(partition = "A#{name}", sort = "A")
            @LinkedKey(index = "GSI1", partition = "A#{name}", sort = "A")
            record Account(String name) {} // !
            """)
        .reports(
            error(
                "[SGT0109] @LinkedKey is on User, which is not an entity, so it has no effect."
                    + " Annotate User with @Entity, or remove it."),
            error(
                "[SGT0109] @LinkedKey is on Account, which is not an entity, so it has no effect."
                    + " Annotate Account with @Entity, or remove it."));
  }

  @Test
  void aRelationshipStandsOnAnEntity() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name) implements Shop {}
      @Relationship(owner = User.class) // !
      record Address(String city) {}
    """)
        .reports(
            error(
                "[SGT0109] @Relationship is on Address, which is not an entity, so it has no"
                    + " effect. Annotate Address with @Entity, or remove it."));
  }

  @Test
  void stampsStandOnAnEntity() {
    compile(
            """
            @Stamps(created = "", modified = "") // !
            record Address(String city) {}
            """)
        .reports(
            error(
                "[SGT0109] @Stamps is on Address, which is not an entity, so it has no effect."
                    + " Annotate Address with @Entity, or remove it."));
  }

  @Test
  void aMigrationStandsInAnEntity() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Address address) implements Shop {}
      record Address(String city) {
        @Migrate(from = 1) // !
        static Map<String, String> town(Map<String, String> address) { return address; }
      }
    """)
        .reports(
            error(
                "[SGT0109] @Migrate is on the method town of Address, which is not an entity, so"
                    + " it has no effect. Items are migrated as a whole. Put the method into the"
                    + " entity."));
  }

  @Test
  void aMigrationOfARecordThatATableRefusesIsReportedWithIt() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop { // !
              record Order(String id) implements Shop {
                @Migrate(from = 1)
                static void none() {}
              }
            }
            """)
        .reports(
            error(
                "[SGT0104] Shop holds Order, which is not an entity. A table holds types"
                    + " annotated with @Entity and sealed interfaces over them. Annotate Order"
                    + " with @Entity, or remove it from Shop."));
  }

  @Test
  void aRecordThatATableHoldsIsReportedOnce() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop { // !
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0104] Shop holds Order, which is not an entity. A table holds types"
                    + " annotated with @Entity and sealed interfaces over them. Annotate Order"
                    + " with @Entity, or remove it from Shop."));
  }

  @Test
  void anItemCollectionBelongsToATable() {
    compile(
            """
            @ItemCollection // !
            interface Items {}
            @ItemCollection // !
            sealed interface Notes permits Note {}
            record Note(String text) implements Notes {}
            """)
        .reports(error(NO_TABLE.formatted("Items")), error(NO_TABLE.formatted("Notes")));
  }

  @Test
  void anItemCollectionThatItsEntitiesTableDoesNotReachIsReported() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable", entities = User.class)
                public interface Shop {}
                """),
            Source.inShop(
                """
                @ItemCollection // !
                sealed interface Account permits User {}
                """),
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Account {}
                """))
        .reports(error(NO_TABLE.formatted("Account")));
  }

  @Test
  void oneThatItsTableListsCompiles() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable", entities = Account.class)
                public interface Shop {}
                """),
            Source.inShop(
                """
                @ItemCollection
                public sealed interface Account permits User {}
                """),
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Account {}
                """))
        .isClean();
  }
}
