package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stamps of one entity, and its components for them. */
class StampsOfEntitiesTest {

  @ParameterizedTest
  @CsvSource({"CreatedAt, created", "UpdatedAt, modified"})
  void whatStampsNameIsNotNamedOnceMore(String annotation, String element) {
    shop("""
              @Entity
              @Stamps(created = "created", modified = "modified")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @%s @Attribute("time") Instant at) // !
                  implements Shop {}
            """
            .formatted(annotation))
        .reports(
            error(
                "[SGT0305] at is stored as \"time\", but @Stamps(%1$s = \"%1$s\") names the"
                        .formatted(element)
                    + " attribute of that time. Remove @Attribute, or write %s = \"time\"."
                        .formatted(element)));
  }

  @Test
  void whatStampsLeaveOutMayHaveAName() {
    shop("""
              @Entity
              @Stamps(created = "", modified = "modified")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @CreatedAt @Attribute("time") Instant createdAt,
                  @UpdatedAt @Attribute("modified") Instant updatedAt)
                  implements Shop {}
            """)
        .isClean();
  }
}
