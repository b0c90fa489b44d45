package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Expected;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entities that only their primary keys tell. */
class ToldByKeysTest {

  private static final String WAYS =
      "Begin their templates with different literals; or exclude the other's keys by the type of a"
          + " component, such as a date, or by its constraints, such as @Pattern or @Positive; or"
          + " let an attribute name the entity:";

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
                    + " same primary key. "
                    + WAYS
                    + " remove toldByKey from @Entity of Company."));
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
                    + " same primary key. "
                    + WAYS
                    + " write a name in @Table(entityAttribute = ...)."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String a                          | {a}         | LocalDateTime b        | {b}",
        "@Pattern(regexp=\"[a-z]+\") String a | {a}     | LocalDateTime b        | {b}",
        "@Pattern(regexp=\"[a-z]+\") String a | {a}     | @StoredTime(TimeFormat.TO_STRING) LocalDateTime b | {b}",
        "@Pattern(regexp=\"^[a-z]+$\") String a | X#{a} | String b               | X#B{b}",
        "@Pattern(regexp=\"[a-z]+\") String a | {a}     | int b                  | Metadata",
        "@Pattern(regexp=\"(?!Metadata$).+\") String a | {a} | int b             | Metadata",
        "@Pattern(regexp=\"[a-z]{3}\") String a | {a}   | @Pattern(regexp=\"[a-z]+[0-9]\") String b | {b}",
        "@Pattern(regexp=\"https://.*\") String a | {a:any} | String b           | OWNER#{b}",
        "@Positive int a                   | v{a}        | int b                  | v0",
        "@Min(0) @Max(99) long a           | v{a}        | int b                  | v-5",
        "@Min(0) @Max(99) long a           | v{a}        | @Min(100) long b       | v{b:pad(4)}",
        "@Positive int a                   | v{a:pad(4)} | int b                  | v0000",
        "@Negative int a                   | v{a}        | @PositiveOrZero int b  | v{b}",
        "int a                             | {a}         | UUID b                 | {b}",
        "boolean a                         | {a}         | int b                  | yes",
        "LocalDate a                       | {a}         | int b                  | 0000-00-AB"
      })
  void typesAndConstraintsAreProof(String a, String keyA, String b, String keyB) {
    boolean isPlain = a.equals("String a");
    Compilation compiled = constrained(a, keyA, b, keyB);
    if (isPlain) {
      compiled.reports(mayMeet());
    } else {
      compiled.isClean();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Pattern(regexp=\"[A-Za-z]+\") String a | {a}  | int b                  | Metadata",
        "@Pattern(regexp=\"[a-z]+\", flags=Pattern.Flag.CASE_INSENSITIVE) String a | {a} | int b | Metadata",
        "@Pattern(regexp=\"[a-z]+\") String a | {a:upper} | int b                | METADATA",
        "@Pattern(regexp=\"(?!Metadata$).+\") String a | {a}#X | int b           | Metadata#X",
        "@Pattern(regexp=\"\\\\p{Alpha}+\") String a | {a} | int b           | 0",
        "@Pattern(regexp=\"(?:https://)?.*\") String a | {a:any} | String b      | OWNER#{b}",
        "@PositiveOrZero int a             | v{a}        | int b                  | v0",
        "@Min(0) @Max(99) long a           | v{a}        | int b                  | v55",
        "List<@Positive Integer> l, int a  | v{a}        | int b                  | v0"
      })
  void othersAreNot(String a, String keyA, String b, String keyB) {
    constrained(a, keyA, b, keyB).reports(mayMeet());
  }

  private static Expected mayMeet() {
    return error(
        "[SGT0506] Only the primary key tells the items of Second, but First can have the same"
            + " primary key. "
            + WAYS
            + " write a name in @Table(entityAttribute = ...).");
  }

  private static Compilation constrained(String a, String keyA, String b, String keyB) {
    return compile(
        """
        import jakarta.validation.constraints.*;
        @Table(name = "ShopTable", entityAttribute = "", sortKey = "")
        @SuppressWarnings("singlet:hot-partition")
        public sealed interface Shop {
          @Entity
          @LinkedKey(partition = "%s")
          record First(%s) implements Shop {}
          @Entity
          @LinkedKey(partition = "%s") // !
          record Second(%s) implements Shop {}
        }
        """
            .formatted(keyA, a, keyB, b));
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
