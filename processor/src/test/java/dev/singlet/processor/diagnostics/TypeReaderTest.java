package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The types that can be stored. */
class TypeReaderTest {

  private static final String SUPPORTED =
      "There are String, boolean, byte, short, int, long, float, double and their boxes, BigInteger,"
          + " BigDecimal, Instant, UUID, byte[], enums, records, List and Map<String, ...> of these,"
          + " and Set of strings, numbers, enums, times and UUIDs. Use one of them; what may be absent"
          + " is @Nullable.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "char",
        "Character",
        "Object",
        "int[]",
        "String[]",
        "Optional<String>",
        "LocalDate",
        "java.net.URI",
        "Shop",
        "Map<Integer, String>",
        "Map<String, Set<String>>",
        "Set<Boolean>",
        "Set<byte[]>",
        "Set<List<String>>",
        "Set<Address>",
        "List<Set<String>>",
        "Collection<String>",
        "ArrayList<String>",
        "Pair<String>"
      })
  void anyOtherTypeIsReportedAsItIsWritten(String type) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Default("1")
                  %s other) // !
                  implements Shop {}
              record Address(String city) {}
              record Pair<T>(T left, T right) {}
            """
            .formatted(type))
        .reports(
            error(
                "[SGT0301] The type %s can't be stored. %s"
                    .formatted(type.replace("java.net.", ""), SUPPORTED)));
  }

  @Test
  void whatIsWithinATypeIsReportedOnce() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  Map<String, List<Character>> initials) // !
                  implements Shop {}
            """)
        .reports(error("[SGT0301] The type Character can't be stored. " + SUPPORTED));
  }

  @Test
  void aComponentOfANestedRecordIsReportedThereAndOnce() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address home, List<Address> others) implements Shop {}
              @Entity
              @LinkedKey(partition = "COMPANY#{name}", sort = "COMPANY")
              record Company(String name, Address seat) implements Shop {}
              record Address(
                  String city,
                  char block) {} // !
            """)
        .reports(error("[SGT0301] The type char can't be stored. " + SUPPORTED));
  }

  @Test
  void keysOfATypeThatCannotBeStoredAreNotReportedToo() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{initial}", sort = "{initial}")
              @LinkedKey(name = "byInitial", index = "GSI1", partition = "{initial}", sort = "USER")
              record User(
                  char initial) // !
                  implements Shop {}
            """)
        .reports(error("[SGT0301] The type char can't be stored. " + SUPPORTED));
  }

  @Test
  void whatIsSupportedCompilesAtAnyDepth() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name, boolean a, Boolean b, byte c, Byte d, short e, Short f, int g, Integer h,
                  long i, Long j, float k, Float l, double m, Double n, BigInteger o, BigDecimal p,
                  Instant q, UUID r, byte[] s, Kind t, Address u, List<List<Map<String, Address>>> v,
                  Map<String, byte[]> w, Set<String> x, Set<Long> y, Set<Kind> z, Set<Instant> aa,
                  Set<UUID> bb, Set<BigDecimal> cc)
                  implements Shop {}
              record Address(String city, @Nullable Address next, Set<Kind> kinds) {}
              enum Kind { A, B }
            """)
        .isClean();
  }
}
