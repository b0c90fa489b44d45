package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** The names of generated classes. */
class GeneratedNamesTest {

  @Test
  void aClassThatStandsInSourceIsNotGenerated() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Shop {} // !
                """),
            Source.inShop("public final class UserEntity {}"))
        .reports(
            error(
                "[SGT0108] The class UserEntity would be generated for User, but it exists"
                    + " already. Rename one of them."));
  }

  @Test
  void twoEntitiesDoNotGetOneClass() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits ShopUser, Shop.User {
                  @Entity
                  @LinkedKey(partition = "USER#{name}", sort = "USER")
                  record User(String name) implements Shop {} // !
                }
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "SHOPUSER#{name}", sort = "SHOPUSER")
                public record ShopUser(String name) implements Shop {}
                """))
        .reports(
            error(
                "[SGT0108] The class ShopUserEntity would be generated for Shop.User, but it"
                    + " exists already. Rename one of them."));
  }

  @Test
  void anInterfaceWithoutQueriesTakesNoName() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop {
                  sealed interface Account extends Shop {}
                  @Entity
                  @LinkedKey(partition = "USER#{name}", sort = "USER")
                  record User(String name) implements Account {}
                }
                """),
            Source.inShop("public final class ShopAccountCollection {}"))
        .isClean();
  }
}
