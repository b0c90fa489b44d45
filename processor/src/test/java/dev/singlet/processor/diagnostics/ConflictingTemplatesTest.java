package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Key attributes that several indexes have in common. */
class ConflictingTemplatesTest {

  @Test
  void anItemHasOneValueForAnAttribute() {
    shop("SK", "MAIL#{mail}")
        .reports(
            error(
                "[SGT0419] @LinkedKey(index = \"inverted\"): the template \"MAIL#{mail}\" gives"
                    + " the attribute SK another value than \"USER#{mail}\", its template in the"
                    + " primary @LinkedKey. Write the same template, or give each index its own"
                    + " key attributes."));
  }

  @Test
  void theLetterCaseIsPartOfTheTemplate() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "byMail", partitionKey = "SK", sortKey = "since"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER#{mail}")
              @LinkedKey(
                  index = "byMail",
                  partition = "USER#{mail}",
                  sort = "{since}",
                  letterCase = LetterCase.LOWER)
              record User(String name, String mail, LocalDate since) implements Shop {} // !
            }
            """)
        .reports(
            error(
                "[SGT0419] @LinkedKey(index = \"byMail\"): the template \"user#{mail:lower}\" gives"
                    + " the attribute SK another value than \"USER#{mail}\", its template in the"
                    + " primary @LinkedKey. Write the same letterCase, or give each index its own"
                    + " key attributes."));
  }

  @Test
  void theSameTemplateIsFine() {
    shop("SK", "USER#{mail}").isClean();
  }

  private static Compilation shop(String partitionKey, String partition) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "inverted", partitionKey = "%s", sortKey = "PK"))
        public sealed interface Shop {
          @Entity
          @LinkedKeys({
            @LinkedKey(partition = "USER#{name}", sort = "USER#{mail}"),
            @LinkedKey(
                index = "inverted",
                partition = "%s", // !
                sort = "USER#{name}")
          })
          record User(String name, String mail) implements Shop {}
        }
        """
            .formatted(partitionKey, partition));
  }
}
