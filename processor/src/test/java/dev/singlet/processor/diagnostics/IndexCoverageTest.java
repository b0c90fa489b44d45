package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;
import static dev.singlet.processor.fixture.Expected.warning;

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

  @Test
  void itIncludesAttributesOfEntities() {
    including("\"_et\", \"nmae\"", "")
        .reports(
            warning(
                "[SGT0909] The index GSI1 includes \"nmae\", but no entity of the table Shop stores"
                    + " an attribute of that name. Did you mean \"name\"? There are id, city, name,"
                    + " label, PK, SK, GSI1PK, GSI1SK, _et, _ct, _md. Or silence this with"
                    + " @SuppressWarnings(\"singlet:unknown-included\")."));
    including("\"PK\", \"_et\", \"_md\", \"name\", \"label\"", "").isClean();
    including("\"nmae\"", "@Extras Map<String, dev.singlet.value.Document> rest,").isClean();
  }

  private static Compilation including(String include, String extras) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes = @Index( // !
                value = "GSI1", projection = ProjectionType.INCLUDE, include = {%s}))
        public sealed interface Shop {
          @Entity
          @LinkedKey(partition = "USER#{id}", sort = "USER")
          @LinkedKey(name = "inCity", index = "GSI1", partition = "CITY#{city}", sort = "{id}")
          record User(String id, String city, %s @Attribute(aliases = "label") String name)
              implements Shop {}
        }
        """
            .formatted(include, extras));
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
