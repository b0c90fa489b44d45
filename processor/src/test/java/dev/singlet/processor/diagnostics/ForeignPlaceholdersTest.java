package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.warning;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Placeholders of other languages in templates. */
class ForeignPlaceholdersTest {

  private static Compilation user(String keys, String component) {
    return shop(
        """
          @Entity
          %s
          record User(String name, %s) implements Shop {}
        """
            .formatted(keys, component));
  }

  private static Compilation keyed(String partition, String sort) {
    boolean isInSort = sort.contains("%");
    return user(
        """
        @LinkedKey(
            partition = "%s",%s
            sort = "%s")%s
        """
            .formatted(partition, isInSort ? "" : " // !", sort, isInSort ? " // !" : ""),
        "String mail");
  }

  @ParameterizedTest
  @CsvSource({"%s, name", "%1$s, name", "%d, name", ":mail, mail", "<mail>, mail", "$mail, mail"})
  void placeholdersOfOtherLanguagesAreText(String written, String meant) {
    String where = "[SGT0905] The primary @LinkedKey: the template \"USER#%s\" has \"%s\", which";
    keyed("USER#" + written, "USER")
        .reports(
            warning(
                where.formatted(written, written)
                    + (" becomes part of every key as it is. Did you mean {%s}? Write that. Or silence this"
                            + " with @SuppressWarnings(\"singlet:placeholder-as-text\").")
                        .formatted(meant)));
  }

  @Test
  void theyAreFoundInSortTemplates() {
    keyed("USER#{name}", "MAIL#%s")
        .reports(
            warning(
                "[SGT0905] The primary @LinkedKey: the template \"MAIL#%s\" has \"%s\", which"
                    + " becomes part of every key as it is. Did you mean {name}? Write that. Or"
                    + " silence this with @SuppressWarnings(\"singlet:placeholder-as-text\")."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"USER#:other", "USER#$", "100%", "USER#<other>", "$mailing", "%sum", "a:b"})
  void otherTextIsNone(String sort) {
    user("@LinkedKey(partition = \"USER#{name}\", sort = \"%s\")".formatted(sort), "String mail")
        .isClean();
  }
}
