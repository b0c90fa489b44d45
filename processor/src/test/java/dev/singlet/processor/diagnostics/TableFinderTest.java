package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** Which table an entity belongs to. */
class TableFinderTest {

  private static final Source SHOP =
      Source.inShop(
          """
          @Table(name = "ShopTable", entities = User.class)
          public interface Shop {}
          """);

  @Test
  void anEntityHasATable() {
    compile(
            """
            @Entity
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            public record User(String name) {} // !
            """)
        .reports(
            error(
                "[SGT0102] The entity User has no table. Implement an interface annotated with"
                    + " @Table, or name one with @Entity(table = ...)."));
  }

  @Test
  void anEntityHasOneTable() {
    compile(
            """
            interface Model {
              @Table(name = "ShopTable")
              sealed interface Shop {}
              @Table(name = "OtherTable")
              sealed interface Other {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop, Other {} // !
            }
            """)
        .reports(
            error(
                "[SGT0102] The entity User has more than one table: Shop, Other. Implement only"
                    + " one of them, or name one with @Entity(table = ...)."));
  }

  @Test
  void theTableThatAnEntityNamesIsOne() {
    compile(
            """
            @Entity(
                table = Comparable.class) // !
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            public record User(String name) {}
            """)
        .reports(
            error(
                "[SGT0102] The entity User names Comparable as its table, which is not annotated with"
                    + " @Table. Annotate it, or name an interface that is."));
  }

  @Test
  void anEntityThatItsTableDoesNotListIsReported() {
    compile(
            SHOP,
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) {}
                """),
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
                public record Order(String id) {} // !
                """))
        .reports(
            error(
                "[SGT0103] The entity Order belongs to the table Shop, which doesn't list it, so"
                    + " it can't be checked together with the table's entities. Make Shop sealed"
                    + " and permit Order there, or add it to @Table(entities = ...)."));
  }

  @Test
  void aSealedTablePermitsItsEntities() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            }
            @Entity(table = Shop.class)
            @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
            record Order(String id) {} // !
            """)
        .reports(
            error(
                "[SGT0103] The entity Order belongs to the table Shop, which doesn't list it, so"
                    + " it can't be checked together with the table's entities. Implement Shop"
                    + " and permit Order there, or add it to @Table(entities = ...)."));
  }

  @Test
  void aListedEntityNamesItsTableBack() {
    compile(
            SHOP,
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) {}
                """))
        .isClean();
  }

  @Test
  void anEntityMayImplementItsTableThroughOtherInterfaces() {
    shop("""
              sealed interface Account extends Shop {}
              sealed interface Person extends Account {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Person {}
            """)
        .isClean();
  }
}
