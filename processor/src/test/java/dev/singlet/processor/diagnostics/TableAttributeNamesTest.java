package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** The attributes that a table itself writes. */
class TableAttributeNamesTest {

  private static final String TAKEN =
      "[SGT0201] The %s attribute can't be \"%s\", because that is also a key or holds something"
          + " else. Give it another name.";

  @Test
  void aKeyHasAName() {
    compile(
            """
            @Table(name = "ShopTable", partitionKey = "") // !
            public interface Shop {}
            """)
        .reports(error("[SGT0201] The partition key has no name. Give it one."));
  }

  @Test
  void thePartitionKeyIsNotTheSortKey() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(value = "GSI1", partitionKey = "owner", sortKey = "owner")) // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0201] The attribute \"owner\" is in one key twice. Give the attributes of a key"
                    + " different names."));
  }

  @Test
  void theEntityAttributeIsNoKey() {
    compile(
            """
            @Table(name = "ShopTable", entityAttribute = "SK") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0201] The entity attribute can't be \"SK\", because that is also a key or"
                    + " holds something else. Give it another name."));
  }

  @Test
  void theStampsHaveAttributesOfTheirOwn() {
    compile(
            """
            @Table(name = "ShopTable", modifiedAttribute = "_ct") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0201] The modified attribute can't be \"_ct\", because that is also a key or"
                    + " holds something else. Give it another name."));
  }

  @Test
  void theStampsOfAnEntityHaveAttributesOfTheirOwn() {
    shop("""
              @Entity(schemaVersion = 1)
              @Stamps(created = "_v", modified = "") // !
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
              @Entity
              @Stamps(created = "", modified = "PK") // !
              @LinkedKey(partition = "GUEST#{name}", sort = "GUEST")
              record Guest(String name) implements Shop {}
              @Entity
              @Stamps(created = "", modified = "_et") // !
              @LinkedKey(partition = "GROUP#{name}", sort = "GROUP")
              record Group(String name) implements Shop {}
              @Entity
              @Stamps(created = "_md", modified = "_v")
              @LinkedKey(partition = "ROOM#{name}", sort = "ROOM")
              record Room(String name) implements Shop {}
            """)
        .reports(
            error(TAKEN.formatted("created", "_v")),
            error(TAKEN.formatted("modified", "PK")),
            error(TAKEN.formatted("modified", "_et")));
  }

  @Test
  void aTableMayDoWithoutStampsAndIndexesMayShareKeys() {
    compile(
            """
            @Table(
                name = "ShopTable",
                createdAttribute = "",
                modifiedAttribute = "",
                indexes = @Index(value = "inverted", partitionKey = "SK", sortKey = "PK"))
            public interface Shop {}
            """)
        .isClean();
  }

  @Test
  void anIndexMayHaveTheMarkAndTheStampsAsItsKey() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "byType", partitionKey = "_et", sortKey = "_md"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(name = "all", index = "byType", partition = "User", sort = "{modified}")
              @SuppressWarnings("singlet:hot-partition")
              record User(String name, @UpdatedAt @Attribute("_md") Instant modified)
                  implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void suchAKeyHasTheTypeOfTheAttribute() {
    compile(
            """
            @Table(
                name = "ShopTable",
                storedTime = TimeFormat.EPOCH,
                indexes = {
                  @Index( // !
                      value = "byType",
                      partitionKey = "_et",
                      partitionKeyType = ScalarType.N,
                      sortKey = "since"),
                  @Index(value = "byTime", partitionKey = "owner", sortKey = "_ct") // !
                })
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0414] The key attribute _et of byType is of type N, but Singlet writes text"
                    + " there. Declare it as S."),
            error(
                "[SGT0414] The key attribute _ct of byTime is of type S, but Singlet writes a number"
                    + " there. Declare it as N."));
  }

  @Test
  void aStampThatIsAComponentHasItsOwnForm() {
    compile(
            """
            @Table(
                name = "ShopTable",
                modifiedAttribute = "updated",
                indexes =
                    @Index(
                        value = "byType",
                        partitionKey = "_et",
                        sortKey = "updated",
                        sortKeyType = ScalarType.N))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(
                  name = "all",
                  index = "byType",
                  partition = "User",
                  sort = "{updated:epochMillis}")
              @SuppressWarnings("singlet:hot-partition")
              record User(
                  String name,
                  @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updated)
                  implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void inATableWithTenantsTheMarkIsNoPartitionKey() {
    compile(
            """
            @Table( // !
                name = "ShopTable",
                tenant = "TENANT#{tenant}",
                indexes = @Index(value = "byType", partitionKey = "_et", sortKey = "_ct"))
            public interface Shop {}
            """)
        .reports(error(TAKEN.formatted("entity", "_et")));
  }
}
