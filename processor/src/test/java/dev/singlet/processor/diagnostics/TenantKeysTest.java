package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TenantKeysTest {

  @Test
  void noAttributeIsAPartitionKeyOfAnIndexInATableWithTenants() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}",
                indexes = @Index(value = "ByMail", partitionKey = "mail", sortKey = "name"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(index = "ByMail", partition = "{mail}", sort = "{name}")
              record User(
                  String id,
                  String mail, // !
                  String name)
                  implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0207] mail is stored as \"mail\", the partition key of ByMail, which begins"
                    + " with the tenant's part. Give one of the two another name."));
  }

  @Test
  void noAttributeIsThePartitionKeyOfATableWithTenants() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}",
                partitionKey = "mail")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "{mail}", sort = "USER")
              record User(
                  String mail) // !
                  implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0207] mail is stored as \"mail\", the partition key of the table, which"
                    + " begins with the tenant's part. Give one of the two another name."));
  }

  @Test
  void anAttributeCanBeASortKeyThere() {
    compile(
            """
            @Table(
                name = "ShopTable",
                tenant = "TENANT#{tenant}",
                indexes = @Index(value = "ByName", sortKey = "name"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(index = "ByName", partition = "USERS#{id}", sort = "{name}")
              record User(String id, String name) implements Shop {}
            }
            """)
        .reports();
  }

  @Test
  void aKeyWithoutTheTenantsPartMustNotLookLikeOneThatHasIt() {
    compile(DOCS.formatted("{folder:any}"))
        .reports(
            error(
                "[SGT0207] The template \"{folder:any}\" of Doc can begin like the tenant's part,"
                    + " \"TENANT#{tenant}#\". An item without that part could be read as one that"
                    + " has it. Begin the template with a literal of its own."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"FOLDER#{folder:any}", "{folder}", "{folder}#{name}", "TENANT#{folder}#{name}"})
  void otherKeysDoNotLookLikeThat(String partition) {
    compile(DOCS.formatted(partition)).isClean();
  }

  private static final String DOCS =
      """
      @Table(name = "ShopTable", tenant = "TENANT#{tenant}")
      public sealed interface Shop {
        @Entity
        @LinkedKey(
            partition = "%s", // !
            sort = "DOC#{name}")
        record Doc(String folder, String name) implements Shop {}
      }
      """;
}
