package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Converters with type variables, and classes that hold converters. */
class GenericConvertersTest {

  private static final String JDK_TYPES = "dev.singlet.convert.JdkTypes.class";

  /** A converter of all deques, as a list. */
  private static final String AS_LIST =
      """
      final class AsList<E> implements Converter<Deque<E>, List<E>> {
        public List<E> toStored(Deque<E> deque) { return new ArrayList<>(deque); }
        public Deque<E> fromStored(List<E> list) { return new ArrayDeque<>(list); }
      }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Converter<Date, List<E>> | has the type variable E, but its converted type Date doesn't tell"
            + " it. Use E there, or remove it.",
        "Converter<E, List<E>> | converts every type. Name the type that it converts, such as"
            + " Deque<E>.",
        "Converter | names no types. Let it implement Converter with two type arguments."
      })
  void theConvertedTypeTellsAllTypeVariables(String converter, String problem) {
    compile(
            """
            @Table(name = "Shop", converters = Other.class) // !
            sealed interface Shop permits Shop.User {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            }
            @SuppressWarnings({"rawtypes", "unchecked"})
            final class Other<E> implements %s {
              public %s toStored(%s value) { throw new IllegalStateException(); }
              public %s fromStored(%s stored) { throw new IllegalStateException(); }
            }
            """
                .formatted(
                    converter,
                    stored(converter),
                    model(converter),
                    model(converter),
                    stored(converter)))
        .reports(error("[SGT0313] The converter Other " + problem));
  }

  private static String model(String converter) {
    return converter.contains("<")
        ? converter.substring(converter.indexOf('<') + 1, converter.indexOf(','))
        : "Object";
  }

  private static String stored(String converter) {
    return converter.contains("<") ? "List<E>" : "Object";
  }

  @Test
  void aTableHasOneGenericConverterForAClass() {
    table(
            "{AsList.class,\n Twin.class} // !",
            "",
            AS_LIST + AS_LIST.replace("AsList", "Twin").replace("<E>", "<T>"))
        .reports(
            error(
                "[SGT0313] Twin converts Deque<E>, and so does AsList. A table has one converter"
                    + " for a type."));
  }

  @Test
  void aClassThatHoldsNoConverterIsReported() {
    table("{String.class, // !\n int.class} // !", "", "")
        .reports(
            error(
                "[SGT0313] String is not a converter and has none as a nested class. Name a class"
                    + " that implements"
                    + " Converter."),
            error(
                "[SGT0313] int is not a converter and has none as a nested class. Name a class that"
                    + " implements Converter."));
  }

  @Test
  void aConverterOfTheTableOverridesOneThatAClassHolds() {
    table(
            "{" + JDK_TYPES + ", AsList.class, OfText.class, Epoch.class}",
            "Deque<String> text, Deque<Date> dates, Date date",
            AS_LIST
                + """
                final class OfText implements Converter<Deque<String>, String> {
                  public String toStored(Deque<String> deque) { return String.join(" ", deque); }
                  public Deque<String> fromStored(String text) {
                    return new ArrayDeque<>(List.of(text.split(" ")));
                  }
                }
                final class Epoch implements Converter<Date, Long> {
                  public Long toStored(Date date) { return date.getTime(); }
                  public Date fromStored(Long time) { return new Date(time); }
                }
                """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Deque<Thread> | The type Thread can't be stored. ALL",
        "Deque<? extends Number> | The type Deque<? extends Number> can't be stored. Declare it as a"
            + " List. ALL",
        "Deque<@Nullable String> | The contents of Deque<String> are @Nullable, but none of them can"
            + " be null. Take the annotation away, or declare all of it as @Nullable Deque<String>.",
        "Deque<Optional<String>> | The type Deque<Optional<String>> can't be stored. Its contents must"
            + " always be present. Declare them as String, and leave absent ones out.",
        "NavigableSet<Locale> | The type SortedSet<Locale> can't be stored. Locale is not Comparable,"
            + " so that nothing sorts it. Use a Set or a Map.",
        "Optional<NavigableSet<String>> | The type Optional<NavigableSet<String>> can't be stored."
            + " DynamoDB has no empty sets, so an empty set could not be told from an absent one."
            + " Declare the set itself: it is empty if it is absent."
      })
  void whatAGenericConverterGivesCanBeStored(String type, String message) {
    table(JDK_TYPES, type + " other // !", "")
        .reports(error("[SGT0301] " + message.replace("ALL", TypeReaderTest.SUPPORTED)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Date | Declare it as an Instant, or add JdkTypes.class to the converters of the @Table.",
        "Collection<String> | Declare it as a List, or add JdkTypes.class to the converters of the"
            + " @Table.",
        "BitSet | Add JdkTypes.class to the converters of the @Table.",
        "@TimeToLive Date | Declare it as an Instant."
      })
  void aTypeThatJdkTypesConvertsIsReportedWithIt(String type, String instead) {
    table("{}", type + " other // !", "")
        .reports(
            error(
                "[SGT0301] The type %s can't be stored. %s %s"
                    .formatted(
                        type.replace("@TimeToLive ", ""), instead, TypeReaderTest.SUPPORTED)));
  }

  @Test
  void theTypeArgumentsCanStandAnywhereInBothTypes() {
    table(
            "{" + JDK_TYPES + ", OfBox.class, OfArrays.class}",
            "Box<Deque<Box<Date>>> box, List<Many<String[]>> many",
            """
            final class Box<T> {}
            final class OfBox<T> implements Converter<Box<T>, T> {
              public T toStored(Box<T> box) { throw new IllegalStateException(); }
              public Box<T> fromStored(T content) { return new Box<>(); }
            }
            final class Many<T> {}
            final class OfArrays<T> implements Converter<Many<T[]>, List<T[]>> {
              public List<T[]> toStored(Many<T[]> many) { return List.of(); }
              public Many<T[]> fromStored(List<T[]> arrays) { return new Many<>(); }
            }
            """)
        .isClean();
  }

  @Test
  void aGenericConverterIsOfTheTypeOfItsComponent() {
    table("{}", "@Convert(with = AsList.class) List<String> other // !", AS_LIST)
        .reports(
            error(
                "[SGT0313] AsList converts Deque<E>, but the component is a List<String>. Name a"
                    + " converter of that type."));
  }

  @Test
  void aTypeOutOfTheBoundsOfAConverterIsNotConverted() {
    table(
            "OfEnums.class",
            "Deque<Day> days, Deque<String> other // !",
            """
            enum Day { MONDAY }
            final class OfEnums<E extends Enum<E>> implements Converter<Deque<E>, List<E>> {
              public List<E> toStored(Deque<E> deque) { return new ArrayList<>(deque); }
              public Deque<E> fromStored(List<E> list) { return new ArrayDeque<>(list); }
            }
            """)
        .reports(
            error(
                "[SGT0301] The type Deque<String> can't be stored. Declare it as a List, or add"
                    + " JdkTypes.class to the converters of the @Table. "
                    + TypeReaderTest.SUPPORTED));
  }

  @ParameterizedTest
  @CsvSource({"dev.singlet.convert.JdkTypes, JdkTypes", "AsList, AsList"})
  void aClassIsNamedOnce(String named, String shown) {
    compile(
            """
            @Table(name = "Shop", converters = {%1$s.class, %1$s.class}) // !
            sealed interface Shop permits Shop.User {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            }
            %2$s
            """
                .formatted(named, AS_LIST))
        .reports(
            error(
                "[SGT0313] The converters of the table name %s twice. Name it once."
                    .formatted(shown)));
  }

  @Test
  void aHeldConverterIsShownWithItsHolder() {
    compile(
            """
            @Table(name = "Shop", converters = {dev.singlet.convert.JdkTypes.class, Own.class}) // !
            sealed interface Shop permits Shop.User {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
            }
            final class Own {
              %s
            }
            """
                .formatted(AS_LIST.replace("final class", "public static final class")))
        .reports(
            error(
                "[SGT0313] Own.AsList converts Deque<E>, and so does JdkTypes.DequeAsList. A table has"
                    + " one converter for a type."));
  }

  /** Compiles a table with converters, and an entity with further components. */
  private static Compilation table(String converters, String components, String further) {
    return compile(
        """
        @Table(name = "Shop", converters = %s
            )
        sealed interface Shop permits Shop.User {
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name%s
              ) implements Shop {}
        }
        %s
        """
            .formatted(converters, components.isEmpty() ? "" : ",\n" + components, further));
  }
}
