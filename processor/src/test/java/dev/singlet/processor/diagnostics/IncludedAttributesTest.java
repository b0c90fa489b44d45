package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.warning;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Attributes that an index includes. */
class IncludedAttributesTest {

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
}
