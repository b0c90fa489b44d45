package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Indexes whose partition key is the attribute that names the entity. */
class KeysOfMarksTest {

  @Test
  void theTemplateIsTheName() {
    shop("@Entity", "USER")
        .reports(
            error(
                "[SGT0419] @LinkedKey(name = \"all\", index = \"byType\"): the template \"USER\" gives"
                    + " the attribute _et another value than \"User\", the name of the entity, which"
                    + " Singlet writes there. Write \"User\" as the template."));
    shop("@Entity(name = \"USER\")", "USER").isClean();
  }

  @Test
  void theEntityHasOneName() {
    shop("@Entity(aliases = {\"Account\", \"Client\"})", "User")
        .reports(
            error(
                "[SGT0419] @LinkedKey(name = \"all\", index = \"byType\"): the template \"User\": items"
                    + " of User can also have the name Account or Client in _et, and a query doesn't"
                    + " find them there. Keep one name: write the stored one as the name in @Entity,"
                    + " and rename the record alone."));
  }

  private static Compilation shop(String entity, String partition) {
    return compile(
        """
        @Table(
            name = "ShopTable",
            indexes = @Index(value = "byType", partitionKey = "_et", sortKey = "since"))
        public sealed interface Shop {
          %s
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          @LinkedKey(name = "all", index = "byType", partition = "%s", sort = "{since}")
          @SuppressWarnings("singlet:hot-partition")
          record User(String name, LocalDate since) implements Shop {} // !
        }
        """
            .formatted(entity, partition));
  }
}
