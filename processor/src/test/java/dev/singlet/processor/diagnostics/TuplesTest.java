package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records that are stored as lists. */
class TuplesTest {

  private static final String LEFT_OUT =
      "[SGT0324] x is an element of the tuple Point, and a list has no gaps, so it can't be left"
          + " out. ";

  @Test
  void elementsOfAllKindsAreFine() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "{home.city}")
          record User(
              String name, Home home, List<Home> all, Home @Nullable [] some, Map<String, Home> more)
              implements Shop {}
          @Tuple record Home(
              @Size(max = 9) String city,
              @Sensitive Pair<Integer, Home[]> pair,
              @StoredTime(TimeFormat.EPOCH) java.time.Instant at,
              @NotEmpty Set<String> tags,
              @Trim @Prefix("a-") String text,
              Either either) {}
          @Tuple record Pair<A, B>(A first, B second) {}
          @Union(discriminator = Union.NONE) sealed interface Either permits Left, Right {}
          @Tuple record Left(boolean value) implements Either {}
          record Right(boolean value) implements Either {}
        """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @Nullable Integer x        | Make the component one that can't be absent.
          Optional<Integer> x        | Make the component one that can't be absent.
          java.util.OptionalInt x    | Make the component one that can't be absent.
          Set<String> x              | DynamoDB stores no empty set. Annotate it with @NotEmpty.
          """)
  void anElementIsAlwaysThere(String component, String way) {
    point(component).reports(error(LEFT_OUT + way));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @Attribute("y") int x               | @Attribute | An element has a place and no name.
          @Attribute(aliases = "y") int x     | @Attribute | An element has a place and no name.
          @Attribute(hidden = true) int x     | @Attribute | JSON has all elements of a list.
          @Attribute(readOnly = true) int x   | @Attribute |
          @Default("1") Integer x             | @Default   | A list has no gaps that a default could fill.
          @Extras Map<String, Document> x     | @Extras    | A list has no attributes, so none is unknown.
          @Version long x                     | @Version   |
          @CreatedAt java.time.Instant x      | @CreatedAt |
          @TimeToLive java.time.Instant x     | @TimeToLive |
          @Unique String x                    | @Unique    |
          @GeneratedId String x               | @GeneratedId |
          @FromContext String x               | @FromContext |
          @OnlyInKey String x                 | @OnlyInKey |
          @Flatten Other x                    | @Flatten   |
          """)
  void anElementIsNoAttribute(String component, String annotation, String reason) {
    point(component)
        .reports(
            error(
                "[SGT0324] %s is on x, which is an element of the tuple Point. %s Remove it."
                    .formatted(
                        annotation,
                        reason == null
                            ? "Only components of an entity, and of a record that is flattened into"
                                + " one, can have it."
                            : reason)));
  }

  @Test
  void aTupleHasNoPlaceForADiscriminator() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Shape shape) implements Shop {}
          sealed interface Shape permits Circle {}
          @Tuple
          record Circle(double radius) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Circle is @Tuple, so it has no place for the discriminator of Shape."
                    + " Take @Tuple away, or let DynamoDB's types tell them apart:"
                    + " @Union(discriminator = Union.NONE)."));
  }

  @Test
  void twoTuplesAreBothLists() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Shape shape) implements Shop {}
          @Union(discriminator = Union.NONE) sealed interface Shape permits Circle, Many {}
          @Tuple record Circle(double radius) implements Shape {}
          @Unwrapped record Many(List<Shape> all) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Circle and Many are both stored as L, so that nothing tells which of"
                    + " them a value of Shape is. Give Shape a discriminator with @Union, or store"
                    + " one of them as another type, such as with @Unwrapped."));
  }

  @Test
  void aFlattenedRecordIsNoList() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              @Flatten Point at) // !
              implements Shop {}
          @Tuple record Point(int x) {}
        """)
        .reports(
            error(
                "[SGT0321] at has @Flatten, but Point is stored as a list by @Tuple, whose elements"
                    + " have no names. Remove one of the two."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          interface Point {}                   | is not a record. Only the components of a record have an order
          enum Point { X }                     | is not a record. Only the components of a record have an order
          @Unwrapped record Point(int x) {}    | has @Unwrapped, too, which stores it as its component and not as a list
          """)
  void onlyRecordsAreTuples(String type, String problem) {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name) implements Shop {}
          @Tuple // !
        """
            + type)
        .reports(error("[SGT0109] @Tuple is on Point, which %s. Remove it.".formatted(problem)));
  }

  @Test
  void anEntityIsNoTuple() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          @Tuple // !
          record User(String name) implements Shop {}
        """)
        .reports(
            error(
                "[SGT0109] @Tuple is on User, which is an entity, stored as an item. Only a record"
                    + " within an entity can be a list. Remove it."));
  }

  @Test
  void aProjectionIsNoTuple() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name) implements Shop {}
          @Projection(of = User.class)
          @Tuple // !
          record Name(String name) {}
        """)
        .reports(
            error(
                "[SGT0109] @Tuple is on Name, which is a projection. Only a record within an entity"
                    + " can be a list. Remove it."));
  }

  @Test
  void aProjectionHasNoPartOfATuple() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Point at) implements Shop {}
          @Tuple record Point(int x, int y) {}
          @Projection(of = User.class)
          record Place(
              Part at) {} // !
          record Part(int y) {}
        """)
        .reports(
            error(
                "[SGT0808] The component at is a part of a Point. That is a tuple, and DynamoDB"
                    + " gives elements of a list without their places. Declare the component as the"
                    + " entity does: Point."));
  }

  @Test
  void aPartOfAMapIsNoTuple() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Point at) implements Shop {}
          record Point(int x, int y) {}
          @Projection(of = User.class)
          record Place(
              Part at) {} // !
          @Tuple record Part(int y) {}
        """)
        .reports(
            error(
                "[SGT0808] The component at is a part of a Point. That is stored as a map, and Part"
                    + " as a list. Take @Tuple away."));
  }

  @Test
  void aTupleThatNeedsItselfCanNotExist() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Point at) implements Shop {}
          @Tuple record Point(
              Point next) {} // !
        """)
        .reports(
            error(
                "[SGT0316] No Point can exist: each needs another one, because Point.next is"
                    + " required. Make it a List."));
  }

  @Test
  void anElementOfALikeNameCanOnlyBeRenamed() {
    point("int x, int X")
        .reports(
            error(
                "[SGT0108] The names x and X differ only in letter case and '_', so what is"
                    + " generated for one could be taken for the other's, such as the constant for"
                    + " conditions. Rename one of them."));
  }

  private static Compilation point(String component) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Point at) implements Shop {}
          record Other(int x) {}
          @Tuple record Point(
        """
            + "      "
            + component
            + ") {} // !\n");
  }
}
