package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** Types that {@code @Entity} may be on. */
class EntityReaderTest {

  @Test
  void aClassIsNoEntity() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which has no components: there are no parameters."
                    + " Declare it as record User(...), or let the constructor take all"
                    + " components."));
  }

  @Test
  void aClassWithoutATableIsOneMistake() {
    compile(
            """
            @Entity
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            final class User {} // !
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which has no components: there are no parameters."
                    + " Declare it as record User(...), or let the constructor take all"
                    + " components."));
  }

  @Test
  void soIsAClassThatItsTableLists() {
    compile(
            """
            @Table(name = "ShopTable", entities = Shop.User.class)
            public interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User {} // !
            }
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which has no components: there are no parameters."
                    + " Declare it as record User(...), or let the constructor take all"
                    + " components."));
  }

  @Test
  void soIsAClassThatItsTableDoesNotList() {
    compile(
            """
            @Table(name = "ShopTable")
            public interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              final class User implements Shop {} // !
            }
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which has no components: there are no parameters."
                    + " Declare it as record User(...), or let the constructor take all"
                    + " components."));
  }

  private static final Source METADATA =
      Source.verbatim("package kotlin; public @interface Metadata {}");

  @Test
  void aProjectionOfKotlinIsToBeARecordOfJava() {
    compile(
            METADATA,
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{name}", sort = "USER")
                  record User(String name) implements Shop {}
                  @Projection(of = User.class)
                  @kotlin.Metadata
                  final class Summary {} // !
                }
                """))
        .reports(
            error(
                "[SGT0801] @Projection is on Summary, which is a class. Only a record without type"
                    + " parameters can be a projection: write Summary as a record in Java. Kotlin"
                    + " code can use it."));
  }

  @Test
  void anEnumIsNoEntity() {
    shop("""
              @Entity
              enum User implements Shop { ONE } // !
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which is an enum. Only a record or an immutable"
                    + " class, without type parameters, can be an entity: declare it as record"
                    + " User(...)."));
  }

  @Test
  void anInterfaceIsNoEntityEvenIfSealed() {
    shop("""
              @Entity
              sealed interface Account extends Shop {} // !
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Account {}
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on Account, which is an interface. Only a record or an"
                    + " immutable class, without type parameters, can be an entity: declare it as"
                    + " record Account(...)."));
  }

  @Test
  void aGenericRecordIsNoEntity() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User<T>(String name) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0101] @Entity is on User, which is a generic record. Only a record or an"
                    + " immutable class, without type parameters, can be an entity: declare it as"
                    + " record User(...)."));
  }

  @Test
  void anEntityInTheTableInterfaceNeedsNothingElse() {
    shop("""
              @Entity
              @LinkedKey(name = "byName", partition = "USER#{name}", sort = "USER#{age:pad(3)}")
              record User(String name, int age) implements Shop {}
            """)
        .isClean();
  }
}
