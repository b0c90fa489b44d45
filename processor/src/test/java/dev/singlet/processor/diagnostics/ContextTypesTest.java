package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** Types of values from the context. */
class ContextTypesTest {

  @Test
  void aSourceHasOneType() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, @FromContext(name = "user") String editor) implements Shop {}

              @Entity
              @LinkedKey(partition = "ITEM#{name}", sort = "ITEM")
              record Item(
                  String name,
                  @FromContext(name = "user") UUID editor) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0323] editor takes \"user\" from the context as UUID, but editor of User takes"
                    + " it as String. One name has one type in a table. Give one of the two another"
                    + " name by @FromContext(name = ...), or change one of the types."));
  }
}
