package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entities that only their primary keys tell. */
class ToldByKeysTest {

  @Test
  void oneEntitySharesItsKeyWithNoOther() {
    shop("""
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "ACCOUNT#{name}", sort = "INFO")
              record User(String name) implements Account {}
              @Entity(toldByKey = true)
              @LinkedKey(partition = "ACCOUNT#{name}", sort = "INFO") // !
              record Company(String name) implements Account {}
              @Entity(toldByKey = true)
              @LinkedKey(partition = "CITY#{name}", sort = "INFO")
              record City(String name) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0506] Only the primary key tells the items of Company, but User can have the"
                    + " same primary key. Begin their templates with different literals, or let an"
                    + " attribute name the entity: remove toldByKey from @Entity of Company."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "USER#{name} | S | {age:pad(3)} | COMPANY#{name} | {age:pad(3)}",
        "USER#{name} | N | {age}    | COMPANY#{name} | {age}",
        "{name}      | S | A{kind}  | {name}         | C",
        "{name}      | S | {kind}   | {name}         | {age:pad(3)}",
        "{name}      | S | {name}   | {name}         | {name}#{name}"
      })
  void textsThatDifferAreEnough(String pk1, String type, String sk1, String pk2, String sk2) {
    unmarked(pk1, type, sk1, pk2, sk2).isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "USER#{name} | S | {name}  | USER#{name} | C",
        "{name}      | N | {age}   | {name}      | {age}",
        "{name}      | S | {kind}  | {name}      | A"
      })
  void otherTextsAreNot(String pk1, String type, String sk1, String pk2, String sk2) {
    unmarked(pk1, type, sk1, pk2, sk2)
        .reports(
            error(
                "[SGT0506] Only the primary key tells the items of Company, but User can have the"
                    + " same primary key. Begin their templates with different literals, or let an"
                    + " attribute name the entity: write a name in @Table(entityAttribute ="
                    + " ...)."));
  }

  private static Compilation unmarked(String pk1, String type, String sk1, String pk2, String sk2) {
    return compile(
        """
        @Table(name = "ShopTable", entityAttribute = "", sortKeyType = ScalarType.%s)
        public sealed interface Shop {
          sealed interface Account extends Shop {}
          @Entity
          @LinkedKey(partition = "%s", sort = "%s")
          record User(String name, int age, Kind kind) implements Account {}
          @Entity
          @LinkedKey(partition = "%s", sort = "%s") // !
          record Company(String name, int age, Kind kind) implements Account {}
          enum Kind { A, B }
        }
        """
            .formatted(type, pk1, sk1, pk2, sk2));
  }
}
