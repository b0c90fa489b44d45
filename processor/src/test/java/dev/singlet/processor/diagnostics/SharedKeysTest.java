package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entities whose primary keys can be equal. */
class SharedKeysTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ACCOUNT#{name} | INFO | ACCOUNT#{name} | INFO",
        "ACCOUNT#{name} | INFO | ACCOUNT#{city} | INFO",
        "ACCOUNT#{name} | INFO | ACCOUNT#{name} | {city}",
        "{name} | INFO | {city} | INFO",
        "{kind}#{name} | INFO | B#{name} | INFO",
        "ACCOUNT#{name} | INFO | ACCOUNT#{age} | INFO"
      })
  void theyShareASealedInterface(String pk1, String sk1, String pk2, String sk2) {
    entities(pk1, sk1, pk2, sk2, "Shop")
        .reports(
            error(
                "[SGT0504] User and Company can have the same primary key, so one could overwrite"
                    + " the other. Begin their templates with different literals. If they share"
                    + " keys on purpose, declare a sealed interface below Shop that permits"
                    + " both."));
    entities(pk1, sk1, pk2, sk2, "Account").isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "USER#{name} | INFO | COMPANY#{name} | INFO",
        "ACCOUNT#{name} | USER | ACCOUNT#{name} | COMPANY",
        "ACCOUNT#{name} | USER#{age:pad(3)} | ACCOUNT#{name} | USER#INFO",
        "{name} | INFO | {name}#{city} | INFO",
        "{kind}#{name} | INFO | C#{name} | INFO"
      })
  void differentLiteralsAreEnough(String pk1, String sk1, String pk2, String sk2) {
    entities(pk1, sk1, pk2, sk2, "Shop").isClean();
  }

  private static Compilation entities(
      String pk1, String sk1, String pk2, String sk2, String parent) {
    return shop(
        """
          sealed interface Account extends Shop {}
          @Entity
          @LinkedKey(partition = "OTHER#{name}", sort = "OTHER")
          record Other(String name) implements Account {}
          @Entity
          @LinkedKey(partition = "%s", sort = "%s")
          record User(String name, String city, int age, Kind kind) implements %s {}
          @Entity
          @LinkedKey(partition = "%s", sort = "%s") // !
          record Company(String name, String city, int age, Kind kind) implements %s {}
          enum Kind { A, B }
        """
            .formatted(pk1, sk1, parent, pk2, sk2, parent));
  }
}
