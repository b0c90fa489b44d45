package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** Types and members that generated code can reach. */
class AccessTest {

  @Test
  void anEntityIsNotPrivate() {
    compile(
            """
            final class Model {
              @Table(name = "ShopTable")
              sealed interface Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              private record User(String name) implements Shop {} // !
            }
            """)
        .reports(
            error(
                "[SGT0107] The entity User can't be used by generated code, because it is"
                    + " private. Remove the private."));
  }

  @Test
  void nothingAroundAnEntityIsPrivate() {
    compile(
            """
            final class Model {
              private static final class Inner {
                @Table(name = "ShopTable")
                sealed interface Shop {}
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                record User(String name) implements Shop {} // !
              }
            }
            """)
        .reports(
            error(
                "[SGT0107] The entity User can't be used by generated code, because Inner is"
                    + " private. Remove the private."));
  }

  @Test
  void theTypesOfComponentsAreNotPrivate() {
    compile(
            """
            final class Model {
              @Table(name = "ShopTable")
              sealed interface Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  Kind kind, // !
                  List<Address> addresses) // !
                  implements Shop {
                private enum Kind { A }
                private record Address(String city) {}
              }
            }
            """)
        .reports(
            error(
                "[SGT0107] The enum Kind can't be used by generated code, because it is private."
                    + " Remove the private."),
            error(
                "[SGT0107] The record Address can't be used by generated code, because it is"
                    + " private. Remove the private."));
  }

  @Test
  void anInterfaceOverEntitiesIsNotPrivate() {
    compile(
            """
            final class Model {
              @Table(name = "ShopTable")
              sealed interface Shop {}
              private sealed interface Account extends Shop {} // !
              @Entity
              @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
              record User(String name) implements Account {}
              @Entity
              @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
              record Company(String name) implements Account {}
            }
            """)
        .reports(
            error(
                "[SGT0107] The interface Account can't be used by generated code, because it is"
                    + " private. Remove the private."));
  }

  @Test
  void packageAccessIsEnough() {
    compile(
            """
            final class Model {
              @Table(name = "ShopTable")
              sealed interface Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Kind kind) implements Shop { enum Kind { A } }
            }
            """)
        .isClean();
  }
}
