package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The types that can be stored. */
class TypeReaderTest {

  static final String SUPPORTED =
      "There are String, boolean, char, all numbers, enums, the types of java.time, UUID, URI, URL,"
          + " Locale, Currency, byte[], ByteBuffer, SdkBytes, Document, records, sealed interfaces of"
          + " records, and List, Set, SortedSet, Map, SortedMap and arrays of these. Use one of them,"
          + " or turn the type into one by @Convert; what may be absent is @Nullable or Optional.";

  @ParameterizedTest
  @ValueSource(strings = {"Object", "Runnable", "Pair<?>", "Pair<? extends String>"})
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

  @ParameterizedTest
  @CsvSource({
    "ArrayList<String>, a List",
    "LinkedHashSet<String>, a Set",
    "TreeSet<String>, a SortedSet",
    "'HashMap<String, String>', a Map",
    "'TreeMap<String, String>', a SortedMap",
    "Calendar, an Instant"
  })
  void aTypeWithAnotherInItsPlaceIsReportedWithThat(String type, String instead) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s other) // !
                  implements Shop {}
            """
            .formatted("java.util." + type))
        .reports(
            error(
                "[SGT0301] The type %s can't be stored. Declare it as %s. %s"
                    .formatted(type, instead, SUPPORTED)));
  }

  @ParameterizedTest
  @CsvSource({"java.sql.Timestamp, Timestamp, an Instant", "java.sql.Date, Date, a LocalDate"})
  void aTimeOfADatabaseIsReportedWithThatOfJava(String type, String shown, String instead) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s other) // !
                  implements Shop {}
            """
            .formatted(type))
        .reports(
            error(
                "[SGT0301] The type %s can't be stored. Declare it as %s. %s"
                    .formatted(shown, instead, SUPPORTED)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Map<Object, String>", "Map<List<Object>, String>", "Map<Name, String>"})
  void aKeyOfAMapIsReportedAsAKey(String type) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s other) // !
                  implements Shop {}
              record Name(String first) {}
            """
            .formatted(type))
        .reports(
            error(
                "[SGT0301] The type %s can't be stored. The keys of a map are text in DynamoDB. Use"
                        .formatted(type)
                    + " String, a number, a boolean, an enum, a UUID, or one of the other types that"
                    + " are stored as text."));
  }

  @Test
  void whatIsWithinATypeIsReportedOnce() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  Map<String, List<Thread>> initials) // !
                  implements Shop {}
            """)
        .reports(error("[SGT0301] The type Thread can't be stored. " + SUPPORTED));
  }

  @Test
  void aRecordWithinItselfWhoseArgumentsGrowIsReportedOnce() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Tree<String> tree, Tree<Integer> other) implements Shop {}
              @Entity
              @LinkedKey(partition = "COMPANY#{name}", sort = "COMPANY")
              record Company(String name, List<Tree<String>> trees) implements Shop {}
              record Tree<T>(
                  T value,
                  List<Tree<T>> trees,
                  Optional<Tree<Tree<T>>> grown) {} // !
            """)
        .reports(
            error(
                "[SGT0301] The type Tree<T> can't be stored. It holds itself with type arguments that"
                    + " grow without end. Use its own type arguments there."));
  }

  @Test
  void aSealedInterfaceWithinItselfWhoseArgumentsGrowIsReportedOnce() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Tree<String> tree) implements Shop {}
              sealed interface Tree<T> {}
              record Leaf<T>(T value) implements Tree<T> {}
              record Branch<T>(
                  @Nullable Tree<List<T>> tree) implements Tree<T> {} // !
            """)
        .reports(
            error(
                "[SGT0301] The type Tree<T> can't be stored. It holds itself with type arguments that"
                    + " grow without end. Use its own type arguments there."));
  }

  @Test
  void typeArgumentsHoldEachOther() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Tree<Tree<Tree<List<Tree<Map<String, Tree<String>>>>>>> tree)
                  implements Shop {}
              record Tree<T>(T value, List<Tree<T>> trees) {}
            """)
        .isClean();
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
                  Thread block) {} // !
            """)
        .reports(error("[SGT0301] The type Thread can't be stored. " + SUPPORTED));
  }

  @Test
  void keysOfATypeThatCannotBeStoredAreNotReportedToo() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{initial}", sort = "{initial}")
              @LinkedKey(name = "byInitial", index = "GSI1", partition = "{initial}", sort = "USER")
              record User(
                  Thread initial) // !
                  implements Shop {}
            """)
        .reports(error("[SGT0301] The type Thread can't be stored. " + SUPPORTED));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Set<Boolean> | A set in DynamoDB holds strings, numbers or bytes. Use a List, a Set of scalar"
            + " values, or @Convert(with = SetAsList.class).",
        "Set<Address> | A set in DynamoDB holds strings, numbers or bytes. Use a List, a Set of scalar"
            + " values, or @Convert(with = SetAsList.class).",
        "SortedSet<Address> | A set in DynamoDB holds strings, numbers or bytes. Use a List, or a Set of"
            + " scalar values.",
        "Set<byte[]> | Two arrays are never equal, so such a set would keep duplicates. Use"
            + " Set<SdkBytes> or Set<ByteBuffer>.",
        "Set<java.net.URL> | Two URLs are equal if their hosts have the same address, which is looked up"
            + " each time, so that the network would decide what such a set holds. Use Set<URI>.",
        "Map<java.net.URL, String> | Two URLs are equal if their hosts have the same address, which is"
            + " looked up each time, so that the network would decide what such a map holds. Use URI"
            + " as the key.",
        "SortedSet<Locale> | Locale is not Comparable, so that nothing sorts it. Use a Set or a Map.",
        "SortedMap<Currency, String> | Currency is not Comparable, so that nothing sorts it. Use a Set or"
            + " a Map.",
        "Map<byte[], String> | The keys of a map are text in DynamoDB. Use String, a number, a boolean,"
            + " an enum, a UUID, or one of the other types that are stored as text.",
        "Map<Address, String> | The keys of a map are text in DynamoDB. Use String, a number, a boolean,"
            + " an enum, a UUID, or one of the other types that are stored as text.",
        "List<Optional<String>> | Its elements can't be Optional. Declare them as @Nullable String: an"
            + " absent one is stored as NULL.",
        "Set<OptionalInt> | Its elements must always be present. Declare them as Integer, and leave"
            + " absent ones out.",
        "Map<Optional<String>, String> | Its keys must always be present. Declare them as String, and"
            + " leave absent ones out.",
        "Map<String, Optional<Address>> | Its values can't be Optional. Declare them as @Nullable"
            + " Address: an absent one is stored as NULL.",
        "Optional<Set<String>> | DynamoDB has no empty sets, so an empty set could not be told"
            + " from an absent one. Declare the set itself: it is empty if it is absent."
      })
  void whatACollectionCannotHoldIsReportedWithTheReason(String type, String reason) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s other) // !
                  implements Shop {}
              record Address(String city) {}
            """
            .formatted(type))
        .reports(
            error(
                "[SGT0301] The type %s can't be stored. %s"
                    .formatted(type.replace("java.net.", ""), reason)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Set<@Nullable Integer> | elements of Set<Integer> | a set of DynamoDB holds no NULL. Use a"
            + " List, or take the annotation away. If all of it may be absent, declare it as"
            + " @Nullable Set<Integer>.",
        "SortedSet<@Nullable String> | elements of SortedSet<String> | a set of DynamoDB holds no"
            + " NULL. Use a List, or take the annotation away. If all of it may be absent, declare"
            + " it as @Nullable SortedSet<String>.",
        "Map<@Nullable String, Integer> | keys of Map<String, Integer> | none of them can be null. Take"
            + " the annotation away, or declare all of it as @Nullable Map<String, Integer>.",
        "List<Map<@Nullable String, Integer>> | keys of Map<String, Integer> | none of them can be"
            + " null. Take the annotation away, or declare all of it as @Nullable Map<String,"
            + " Integer>.",
        "@Nullable byte[] | elements of byte[] | none of them can be null. Take the annotation away, or"
            + " declare all of it as byte @Nullable [].",
        "@Nullable int[] | elements of int[] | none of them can be null. Take the annotation away, or"
            + " declare all of it as int @Nullable []."
      })
  void whatASetAKeyAndAnArrayOfPrimitivesHoldIsNotNullable(
      String type, String what, String reason) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  %s other) // !
                  implements Shop {}
            """
            .formatted(type))
        .reports(error("[SGT0301] The %s are @Nullable, but %s".formatted(what, reason)));
  }

  @Test
  void anArrayThatMayBeAbsentIsAsItsAnnotationHasIt() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  String @Nullable [] ofTypes,
                  @Other.Nullable String[] ofTypesAndParts,
                  @Nullable List<String> list)
                  implements Shop {}
              interface Other {
                @java.lang.annotation.Target({
                    java.lang.annotation.ElementType.TYPE_USE,
                    java.lang.annotation.ElementType.FIELD,
                    java.lang.annotation.ElementType.METHOD,
                    java.lang.annotation.ElementType.PARAMETER})
                @interface Nullable {}
              }
            """)
        .isClean();
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
                  Set<UUID> bb, Set<BigDecimal> cc, char dd, Character ee, LocalDate[] ff, int[][] gg,
                  SortedSet<String> hh, SortedMap<YearMonth, Duration> ii, Optional<Address> jj,
                  OptionalInt kk, Optional<LocalDate> ll, Map<Kind, URI> mm, List<Set<String>> nn,
                  Pair<String, Pair<Locale, Currency>> oo, ByteBuffer pp, Set<SdkBytes> qq,
                  Document rr, Map<Boolean, ZonedDateTime> ss, Shape tt, List<Shape> uu)
                  implements Shop {}
              record Address(
                  String city, @Nullable Address next, List<Address> all, Set<Kind> kinds) {}
              record Pair<A, B>(A left, @Nullable B right) {}
              sealed interface Shape permits Circle, Group {}
              record Circle(double radius) implements Shape {}
              record Group(List<Shape> shapes) implements Shape {}
              enum Kind { A, B }
            """)
        .isClean();
  }
}
