package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** A query gives whole entities, so an index it reads holds all of their attributes. */
class IndexCoverageTest {

  @Test
  void anIndexOfKeysLacksTheRest() {
    user("KEYS_ONLY", "")
        .reports(
            error(
                "[SGT0503] The access pattern byName gives User, but the index GSI1 projects KEYS_ONLY"
                    + " and lacks _et, name, age. Project ALL, include these, or leave the name out."));
  }

  @Test
  void anIndexLacksWhatItDoesNotInclude() {
    user("INCLUDE", ", include = {\"_et\", \"name\"}")
        .reports(
            error(
                "[SGT0503] The access pattern byName gives User, but the index GSI1 projects INCLUDE and"
                    + " lacks age. Project ALL, include these, or leave the name out."));
  }

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
                "[SGT0503] The access pattern query gives Company, but the index GSI1 projects INCLUDE"
                    + " and lacks city. Project ALL, include these, or leave the name out."));
  }

  @Test
  void anIndexThatIncludesAllIsFine() {
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
            @LinkedKey(name = "byName", index = "GSI1", partition = "USER#{name}", sort = "U") // !
          })
          record User(String name, int age) implements Shop {}
        }
        """
            .formatted(projection, include));
  }
}
