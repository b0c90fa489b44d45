package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** Types that are allowed within a table's interface. */
class TableMembersTest {

  @Test
  void aRecordInATableIsAnEntity() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop { // !
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0104] Shop holds User, which is not an entity. A table holds types"
                    + " annotated with @Entity and sealed interfaces over them. Annotate User"
                    + " with @Entity, or remove it from Shop."));
  }

  @Test
  void anInterfaceInATableIsSealedAndItsEntitiesAreNotReportedToo() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop { // !
              non-sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Account {}
            }
            """)
        .reports(
            error(
                "[SGT0104] Shop holds Account, which is not an entity. A table holds types"
                    + " annotated with @Entity and sealed interfaces over them. Make Account"
                    + " sealed, or remove it from Shop."));
  }

  @Test
  void aClassBelowASealedInterfaceIsReportedThere() {
    shop("""
              sealed interface Account extends Shop {} // !
              final class User implements Account {}
              @Entity
              @LinkedKey(partition = "COMPANY#{name}", sort = "COMPANY")
              record Company(String name) implements Account {}
            """)
        .reports(
            error(
                "[SGT0104] Account holds User, which is not an entity. A table holds types"
                    + " annotated with @Entity and sealed interfaces over them. Make User an"
                    + " entity, or remove it from Account."));
  }

  @Test
  void aListedTypeIsReportedInTheList() {
    compile(
            """
            @Table(
                name = "ShopTable",
                entities = {
                  String.class // !
                })
            interface Shop {}
            """)
        .reports(
            error(
                "[SGT0104] Shop holds String, which is not an entity. A table holds types"
                    + " annotated with @Entity and sealed interfaces over them. Make String an"
                    + " entity, or remove it from Shop."));
  }

  @Test
  void anEntityOfAnotherTableIsReportedInTheList() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Table(
                    name = "OtherTable",
                    entities = User.class) // !
                interface Other {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Shop {}
                """))
        .reports(
            error(
                "[SGT0104] Other holds User, which is an entity of the table Shop. Remove it from"
                    + " Other, or make it an entity of Other."));
  }
}
