package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The settings of {@code @Table} and {@code @Index}. */
class SettingsReaderTest {

  @Test
  void aTableIsAnInterface() {
    compile(
            """
            @Table(name = "ShopTable")
            public final class Shop {} // !
            """)
        .reports(
            error(
                "[SGT0105] @Table is on Shop, which is not an interface. Declare it as a sealed"
                    + " interface without type parameters that permits the table's entities."));
  }

  @Test
  void aTableIsNotGeneric() {
    compile(
            """
            @Table(name = "ShopTable")
            public interface Shop<T> {} // !
            """)
        .reports(
            error(
                "[SGT0105] @Table is on Shop, which is generic. Declare it as a sealed interface"
                    + " without type parameters that permits the table's entities."));
  }

  @Test
  void aTableHasANameThatDynamoDbTakes() {
    compile(
            """
            @Table(
                name = "my shop") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0201] DynamoDB doesn't accept \"my shop\" as the name of a table. Use 3 to"
                    + " 255 letters, digits, '_', '-' and '.'."));
  }

  @Test
  void anIndexHasANameThatDynamoDbTakes() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = {
                  @Index("GSI1"),
                  @Index("I2") // !
                })
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0201] DynamoDB doesn't accept \"I2\" as the name of an index. Use 3 to 255"
                    + " letters, digits, '_', '-' and '.'."));
  }

  @Test
  void theDelimiterIsPunctuation() {
    compile(
            """
            @Table(
                name = "ShopTable",
                delimiter = "#x") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0202] The delimiter \"#x\" can't separate the parts of a key. Write one or"
                    + " several of ! # $ % & * + , - . / : ; < = > ? @ ^ _ | ~."));
  }

  @Test
  void theDelimiterIsNotEmpty() {
    compile(
            """
            @Table(
                name = "ShopTable",
                delimiter = "") // !
            public sealed interface Shop {

              @Entity
              @LinkedKey(partition = "ORDER#{customer}#{order}", sort = "ORDER")
              record Order(String customer, String order) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0202] The delimiter \"\" can't separate the parts of a key. Write one or"
                    + " several of ! # $ % & * + , - . / : ; < = > ? @ ^ _ | ~."));
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "{", "ab"})
  void templatesAreNotBlamedForAWrongDelimiter(String delimiter) {
    compile(
            """
            @Table(
                name = "ShopTable",
                delimiter = "%s") // !
            public sealed interface Shop {

              @Entity
              @LinkedKey(partition = "ORDER#{customer}#{order}", sort = "ORDER")
              record Order(String customer, String order) implements Shop {}
            }
            """
                .formatted(delimiter))
        .reports(
            error(
                "[SGT0202] The delimiter \"%s\" can't separate the parts of a key. Write one or"
                        .formatted(delimiter)
                    + " several of ! # $ % & * + , - . / : ; < = > ? @ ^ _ | ~."));
  }

  @Test
  void aTenantIsSeparatedByTheDelimiterOfTheTable() {
    compile(
            """
            @Table(
                name = "ShopTable",
                delimiter = "::",
                tenant = "SHOP::{shop}") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The tenant \"SHOP::{shop}\" is not text that ends in {tenant}. Write it"
                    + " like \"TENANT::{tenant}\"."));
  }

  @Test
  void anIndexIsDeclaredOnce() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = {
                  @Index("GSI1"),
                  @Index("GSI1") // !
                })
            public interface Shop {}
            """)
        .reports(error("[SGT0203] The index GSI1 is declared twice. Declare it once."));
  }

  @Test
  void aLocalIndexHasThePartitionKeyOfItsTable() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(
                        value = "LSI1",
                        type = IndexType.LOCAL,
                        partitionKey = "LSI1PK")) // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0204] The local index LSI1 has the partition key LSI1PK, but a local index has"
                    + " that of its table, PK. Leave partitionKey out, or make the index GLOBAL."));
  }

  @Test
  void aLocalIndexHasASortKeyAndItsLinkedKeysAreNotBlamedForThat() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(value = "LSI1", type = IndexType.LOCAL, sortKey = Index.NONE)) // !
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "LSI1", sort = "{name}")
              record User(String name) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0204] The local index LSI1 and its table need a sort key, but the index has"
                    + " none. Give it one, or make the index GLOBAL."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "Index.NONE"})
  void aTableWithALocalIndexHasASortKey(String none) {
    compile(
            """
            @Table(
                name = "ShopTable",
                sortKey = %s,
                indexes =
                    @Index(value = "LSI1", type = IndexType.LOCAL)) // !
            public interface Shop {}
            """
                .formatted(none))
        .reports(
            error(
                "[SGT0204] The local index LSI1 and its table need a sort key, but the table has"
                    + " none. Give it one, or make the index GLOBAL."));
  }

  @Test
  void aLocalIndexWithThePartitionKeyOfItsTableIsFine() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "LSI1", type = IndexType.LOCAL, partitionKey = "PK"))
            public interface Shop {}
            """)
        .isClean();
  }

  @Test
  void whatIsIncludedIsProjected() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(
                        value = "GSI1",
                        projection = ProjectionType.KEYS_ONLY,
                        include = "name")) // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0206] The index GSI1 lists attributes to include, but projects KEYS_ONLY."
                    + " Write projection = ProjectionType.INCLUDE, or remove the list."));
  }

  @Test
  void aProjectionThatIncludesSaysWhat() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(value = "GSI1", projection = ProjectionType.INCLUDE)) // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0206] The index GSI1 projects INCLUDE, but lists no attributes. List them as"
                    + " include = {...}, or project ALL or KEYS_ONLY."));
  }

  @Test
  void aTenantStandsAtTheEndOfItsTemplate() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The tenant \"TENANT\" is not text that ends in {tenant}. Write it like"
                    + " \"TENANT#{tenant}\"."));
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "{shop}#{tenant}") // !
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The tenant \"{shop}#{tenant}\" is not text that ends in {tenant}. Write"
                    + " it like \"TENANT#{tenant}\"."));
  }

  @Test
  void aTenantStandsInTextOnly() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}", // !
                indexes = @Index(value = "GSI1", partitionKeyType = ScalarType.N))
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The partition key GSI1PK is of type N, so it can't begin with a"
                    + " tenant. Make it S."));
  }

  @Test
  void aTenantStandsInNoSortKey() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}", // !
                indexes = @Index(value = "GSI1", partitionKey = "SK"))
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The key attribute SK is the first of one key and a later one of"
                    + " another. Only the first attribute of a key begins with the tenant. Give"
                    + " each index its own key attributes."));
  }

  @Test
  void aTenantStandsInNoSortKeyOfALocalIndex() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}", // !
                indexes = {
                  @Index("GSI1"),
                  @Index(value = "LSI1", type = IndexType.LOCAL, sortKey = "GSI1PK")
                })
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The key attribute GSI1PK is the first of one key and a later one of"
                    + " another. Only the first attribute of a key begins with the tenant. Give"
                    + " each index its own key attributes."));
  }

  @Test
  void anInvertedIndexIsReportedOnce() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}", // !
                indexes = @Index(value = "inverted", partitionKey = "SK", sortKey = "PK"))
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0207] The key attributes PK, SK are the first of one key and later ones of"
                    + " another. Only the first attribute of a key begins with the tenant. Give"
                    + " each index its own key attributes."));
  }
}
