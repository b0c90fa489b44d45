package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

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
}
