package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** {@code @FromContext}. */
class ContextReaderTest {

  @Test
  void aPrimitiveCantBeAbsentBefore() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @FromContext int shop) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0323] shop has @FromContext, but is an int, which can't be absent in a record"
                    + " before its first write. Declare it as a class, such as Integer."));
  }

  @Test
  void aComponentHasOneOrigin() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @FromContext @Default("eve") String createdBy) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0323] createdBy has @FromContext, and @Default, which gives it a value, too."
                    + " Remove one of the two."));
  }

  @Test
  void aMapHasNone() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Trail trail) implements Shop {}

              record Trail(
                  @FromContext String editor) {} // !
            """)
        .reports(
            error(
                "[SGT0323] editor has @FromContext, but is in a nested record, which is stored as a"
                    + " map. Only components of an entity, and of a record that is flattened into"
                    + " one, take values from the context. Remove it, or write @Flatten on the"
                    + " component that holds the record."));
  }

  @Test
  void aSourceIsAMethod() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @FromContext(name = "the user") String editor) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0323] editor takes its value from \"the user\", which can't be the name of a"
                    + " method. Write a Java identifier, such as \"user\"."));
  }

  @Test
  void thePrimaryKeyStays() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{editor}", sort = "USER")
              record User(
                  @FromContext String editor) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0323] editor has @FromContext, but the primary key is made of it. Every write"
                    + " changes that value, and so would write another item. Make the key of"
                    + " something else."));
  }

  @Test
  void itIsNotReadOnlyTwice() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @FromContext @Attribute(readOnly = true) String editor) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0317] editor is read-only, but has @FromContext, which says by its element"
                    + " \"on\" which writes write it. Remove readOnly."));
  }

  @Test
  void itHasOneName() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @FromContext @Attribute(aliases = "by") String editor) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0602] editor can't have older names: its value comes from the context of each"
                    + " write. Remove them."));
  }

  @Test
  void itIsAnAttribute() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "BY#{by}")
              record User(
                  String name,
                  @FromContext(on = FromContext.On.CREATE) @OnlyInKey String by) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0322] by has @OnlyInKey, and @FromContext too, which needs an attribute."
                    + " Remove one of the two."));
  }

  @Test
  void aUniqueValueIsGiven() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @FromContext @Unique String editor) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0311] @Unique is on editor, which is filled in by every write. It can be on a"
                    + " single value that is stored as text, a number or a boolean, and that no put"
                    + " fills in. Remove it."));
  }
}
