package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** The texts that enum constants are stored as. */
class EnumReaderTest {

  @Test
  void eachConstantIsStoredAsATextOfItsOwnWhereverTheEnumIsUsed() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Kind kind, Set<Kind> kinds) implements Shop {}
              enum Kind { // !
                ADMIN,
                @StoredAs("ADMIN") ROOT
              }
            """)
        .reports(
            error(
                "[SGT0307] ADMIN and ROOT of the enum Kind are both stored as \"ADMIN\". Give one of"
                    + " them @StoredAs with another text."));
  }

  @Test
  void aLetterCaseThatMakesConstantsTheSameIsReportedWhereItIsChosen() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  Kind asDeclared,
                  @StoredCase(LetterCase.LOWER) Kind kind) // !
                  implements Shop {}
              enum Kind { Admin, ADMIN }
            """)
        .reports(
            error(
                "[SGT0307] Admin and ADMIN of the enum Kind are both stored as \"admin\". Give one of"
                    + " them @StoredAs with another text."));
  }
}
