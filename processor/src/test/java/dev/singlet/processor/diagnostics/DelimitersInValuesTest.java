package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** The texts of enum constants in keys. */
class DelimitersInValuesTest {

  @Test
  void noConstantInAKeyIsStoredWithTheDelimiter() {
    user("A#B", "{kind}#{name}")
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{kind}#{name}\": {kind} can be B,"
                    + " which is stored as \"A#B\". In a key it must not be empty or contain the"
                    + " delimiter '#'. Give it another text with @StoredAs."));
  }

  @Test
  void noConstantInAKeyIsStoredAsNothing() {
    user("", "{kind}#{name}")
        .reports(
            error(
                "[SGT0418] The primary @LinkedKey: the template \"{kind}#{name}\": {kind} can be B,"
                    + " which is stored as \"\". In a key it must not be empty or contain the delimiter"
                    + " '#'. Give it another text with @StoredAs."));
  }

  @Test
  void outsideOfKeysAnyTextIsFine() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Kind kind) implements Shop {}
              enum Kind {
                A,
                @StoredAs("A#B") B
              }
            """)
        .isClean();
  }

  private static Compilation user(String stored, String partition) {
    return shop(
        """
          @Entity
          @LinkedKey(
              partition = "%s", // !
              sort = "USER")
          record User(String name, Kind kind) implements Shop {}
          enum Kind {
            A,
            @StoredAs("%s") B
          }
        """
            .formatted(partition, stored));
  }
}
