package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** The linked keys of an entity. */
class LinkedKeyReaderTest {

  @Test
  void anEntityHasAPrimaryKey() {
    shop("""
              @Entity
              @LinkedKey(index = "GSI1", partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0401] The entity User has no primary key. Give it one @LinkedKey without an"
                    + " index, with the templates of PK and SK."));
  }

  @Test
  void anEntityHasOnePrimaryKey() {
    compile(
            """
            @Table(name = "ShopTable", partitionKey = "id", sortKey = "")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}")
              @LinkedKey(partition = "ADMIN#{name}")
              record User(String name) implements Shop {} // !
            }
            """)
        .reports(
            error(
                "[SGT0401] The entity User has 2 keys without an index: @LinkedKey(partition ="
                    + " \"USER#{name}\") and @LinkedKey(partition = \"ADMIN#{name}\"). Only its"
                    + " primary key, with the templates of id, has none. Declare an index in"
                    + " @Table for the other, or remove it."));
  }

  @Test
  void anUnknownIndexIsReportedWithTheOneThatWasMeant() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "GSI3", // !
                    partition = "USER#{name}",
                    sort = "USER")
              })
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0402] The table ShopTable declares no index \"GSI3\". Did you mean \"GSI1\"? There"
                    + " are GSI1, GSI2."));
  }

  @Test
  void aKeyHasBothHalves() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}") // !
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0412] The primary @LinkedKey has no sort template, but a key is written"
                    + " whole or not at all. Add sort = \"...\"."));
  }

  @Test
  void anIndexKeyHasBothHalvesToo() {
    shop("""
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(name = "byName", index = "GSI1", sort = "USER") // !
              })
              record User(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0412] @LinkedKey(name = \"byName\", index = \"GSI1\") has no partition"
                    + " template, but a key is written whole or not at all. Add partition ="
                    + " \"...\"."));
  }

  @Test
  void aMissingHalfHidesNoMistakeInTheOther() {
    shop("""
      @Entity
      @LinkedKeys({
        @LinkedKey( // !
            partition = "USER#{nmae}"), // !
        @LinkedKey( // !
            index = "GSI1",
            sort = "{age}#{nam}") // !
      })
      record User(String name, int age) implements Shop {}
    """)
        .reports(
            error(
                "[SGT0412] The primary @LinkedKey has no sort template, but a key is written"
                    + " whole or not at all. Add sort = \"...\"."),
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are name, age."),
            error(
                "[SGT0412] @LinkedKey(index = \"GSI1\") has no partition template, but a key is"
                    + " written whole or not at all. Add partition = \"...\"."),
            error(
                "[SGT0404] @LinkedKey(index = \"GSI1\"): the template \"{age}#{nam}\" refers to"
                    + " \"nam\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are name, age."));
  }

  @Test
  void aKeyWithoutSortAttributeHasNoSortTemplate() {
    compile(
            """
            @Table(name = "ShopTable", sortKey = "")
            public sealed interface Shop {
              @Entity
              @LinkedKey(
                  partition = "USER#{name}",
                  sort = "USER") // !
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0413] The primary @LinkedKey has a sort template, but there is no sort key"
                    + " attribute. Remove it."));
  }

  @Test
  void aKeyOfALocalIndexHasNoPartitionTemplate() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "LSI1", type = IndexType.LOCAL))
            public sealed interface Shop {
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(
                    index = "LSI1",
                    partition = "USER#{name}", // !
                    sort = "MAIL#{mail}")
              })
              record User(String name, String mail) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0413] @LinkedKey(index = \"LSI1\") has a partition template, but a local"
                    + " index has the partition key of its table. Remove it."));
  }

  @Test
  void halvesThatAreNotThereAreFine() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = {
                  @Index(value = "LSI1", type = IndexType.LOCAL),
                  @Index(value = "GSI1", sortKey = Index.NONE)
                })
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(name = "byMail", index = "LSI1", sort = "MAIL#{mail}")
              @LinkedKey(name = "ofMail", index = "GSI1", partition = "MAIL#{mail}")
              record User(String name, String mail) implements Shop {}
            }
            """)
        .isClean();
  }
}
