package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** An item collection gives whole entities; an entity's own access patterns may give less. */
class IndexCoverageTest {

  @Test
  void anItemCollectionNeedsTheAttributesOfAll() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(
                        value = "GSI1",
                        projection = ProjectionType.INCLUDE,
                        include = {"_et", "name"}))
            public sealed interface Shop {
              @ItemCollection(index = "GSI1") // !
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "ACCOUNT#{name}", sort = "USER")
              record User(String name) implements Account {}
              @Entity
              @LinkedKey(partition = "COMPANY#{name}", sort = "COMPANY")
              @LinkedKey(index = "GSI1", partition = "ACCOUNT#{name}", sort = "COMPANY")
              record Company(String name, String city) implements Account {}
            }
            """)
        .reports(
            error(
                "[SGT0503] The item collection query reads whole items of Company, but the index"
                    + " GSI1 projects INCLUDE and lacks city. Project ALL, include these"
                    + " attributes, or query Company alone: a @LinkedKey with a name reads"
                    + " projections, or whole items by hydrating."));
  }

  @Test
  void anEntityMayBeQueriedInAnIndexThatLacksSomeOfIt() {
    user("KEYS_ONLY", "").isClean();
    user("INCLUDE", ", include = {\"_et\", \"name\"}").isClean();
    user("INCLUDE", ", include = {\"_et\", \"name\", \"age\"}").isClean();
  }

  @Test
  void aKeyWithoutANameIsNotRead() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "USER#{name}", sort = "USER")
              record User(String name, int age) implements Shop {}
            }
            """)
        .isClean();
  }

  private static Compilation user(String projection, String include) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "GSI1", projection = ProjectionType.%s%s))
        public sealed interface Shop {
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER"),
            @LinkedKey(name = "byName", index = "GSI1", partition = "USER#{name}", sort = "U")
          })
          record User(String name, int age) implements Shop {}
        }
        """
            .formatted(projection, include));
  }
}
