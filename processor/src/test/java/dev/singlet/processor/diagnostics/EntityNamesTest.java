package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** The names that tell entities apart. */
class EntityNamesTest {

  @Test
  void eachEntityOfATableHasANameOfItsOwn() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
              @Entity(name = "User")
              @LinkedKey(partition = "ADMIN#{name}", sort = "ADMIN")
              record Admin(String name) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0106] User and Admin would both be stored with the entity name \"User\"."
                    + " Give one of them another name with @Entity(name = \"...\")."));
  }

  @Test
  void recordsOfOneNameAreToldApartByTheirPackages() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable", entities = {User.class, other.User.class})
                public interface Shop {}
                """),
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) {}
                """),
            Source.verbatim(
                """
                package other;

                import dev.singlet.annotation.*;

                @Entity(table = shop.Shop.class)
                @LinkedKey(partition = "OTHER#{name}", sort = "OTHER")
                public record User(String name) {} // !
                """))
        .reports(
            error(
                "[SGT0106] shop.User and other.User would both be stored with the entity name"
                    + " \"User\". Give one of them another name with @Entity(name = \"...\")."));
  }

  @Test
  void entitiesOfTwoTablesMayHaveOneName() {
    compile(
            """
            interface Model {
              @Table(name = "ShopTable")
              sealed interface Shop {}
              @Table(name = "OtherTable")
              sealed interface Other {}
              @Entity(name = "USER")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
              @Entity(name = "USER")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record Admin(String name) implements Other {}
            }
            """)
        .isClean();
  }
}
