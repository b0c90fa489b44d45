package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** The attributes that a table itself writes. */
class TableAttributeNamesTest {

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
}
