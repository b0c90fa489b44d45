package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Sealed interfaces whose records DynamoDB's types tell apart. */
class UntaggedUnionsTest {

  @Test
  void noTwoRecordsHaveOneType() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Circle, Square {}
          record Circle(double radius) implements Shape {}
          record Square(double width) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Circle and Square are both stored as M, so that nothing tells which of"
                    + " them a value of Shape is. Give Shape a discriminator with @Union, or store"
                    + " one of them as another type, such as with @Unwrapped."));
  }

  @Test
  void anEnumIsText() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Named, Size {}
          @Unwrapped record Named(String name) implements Shape {}
          enum Size implements Shape { SMALL } // !
        """)
        .reports(
            error(
                "[SGT0312] Named and Size are both stored as S, so that nothing tells which of them"
                    + " a value of Shape is. Give Shape a discriminator with @Union, or store one"
                    + " of them as another type, such as with @Unwrapped."));
  }

  @Test
  void aDocumentCanBeAnyType() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Named, Other {}
          @Unwrapped record Named(String name) implements Shape {}
          @Unwrapped record Other(dev.singlet.value.Document any) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Other is stored as any type of DynamoDB, so that nothing tells it from"
                    + " other records of Shape. Take @Unwrapped away, so that it is stored as M."));
  }

  @Test
  void anEnumHasNoPlaceForADiscriminator() {
    user("""
          sealed interface Shape permits Circle, Size {}
          record Circle(double radius) implements Shape {}
          enum Size implements Shape { SMALL } // !
        """)
        .reports(
            error(
                "[SGT0312] Size is an enum, so it has no place for the discriminator of Shape."
                    + " Declare it as a record, or let DynamoDB's types tell them apart:"
                    + " @Union(discriminator = Union.NONE)."));
  }

  @Test
  void anUnwrappedRecordHasNoPlaceForADiscriminator() {
    user("""
          sealed interface Shape permits Circle {}
          @Unwrapped
          record Circle(double radius) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Circle is @Unwrapped, so it has no place for the discriminator of Shape."
                    + " Take @Unwrapped away, or let DynamoDB's types tell them apart:"
                    + " @Union(discriminator = Union.NONE)."));
  }

  @Test
  void oneComponentIsUnwrapped() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Square {}
          @Unwrapped
          record Square(double width, double height) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Square is @Unwrapped, which needs one component to store in its place,"
                    + " but it has 2. Take @Unwrapped away."));
  }

  @Test
  void noComponentIsTooFew() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Nothing {}
          @Unwrapped
          record Nothing() implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Nothing is @Unwrapped, which needs one component to store in its place,"
                    + " but it has none. Take @Unwrapped away."));
  }

  @Test
  void aComponentThatCannotBeStoredIsReportedOnce() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Circle, Outer {}
          @Unwrapped record Circle(double radius) implements Shape {}
          @Unwrapped record Outer(
              Circle circle) // !
              implements Shape {}
        """)
        .reports(
            error(
                "[SGT0301] The type Circle can't be stored. It is @Unwrapped, and so can only be a"
                    + " record of a sealed interface with @Union(discriminator = Union.NONE). Take"
                    + " @Unwrapped away, or use the type of its component."));
  }

  @Test
  void anUnwrappedComponentIsNotHidden() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Circle {}
          @Unwrapped record Circle(
              @Attribute(hidden = true) double radius) // !
              implements Shape {}
        """)
        .reports(
            error(
                "[SGT0312] radius stands for the whole Circle, which is @Unwrapped, so it can't"
                    + " be left out. Take hidden = true away."));
  }

  @Test
  void anUnwrappedComponentIsNotNull() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Circle {}
          @Unwrapped record Circle(
              @Nullable Double radius) // !
              implements Shape {}
        """)
        .reports(
            error(
                "[SGT0312] radius stands for the whole Circle, which is @Unwrapped, so it can't"
                    + " be left out. Make the component one that can't be absent."));
  }

  @Test
  void anUnwrappedComponentHasNoDefault() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Circle {}
          @Unwrapped record Circle(
              @Default("1") Integer radius) // !
              implements Shape {}
        """)
        .reports(
            error(
                "[SGT0312] radius stands for the whole Circle, which is @Unwrapped, so it can't"
                    + " be left out. Take its default away."));
  }

  @Test
  void anUnwrappedSetIsNotEmpty() {
    user("""
          @Union(discriminator = Union.NONE) sealed interface Shape permits Group {}
          @Unwrapped record Group(
              Set<String> names) // !
              implements Shape {}
        """)
        .reports(
            error(
                "[SGT0312] names stands for the whole Group, which is @Unwrapped, so it can't"
                    + " be left out. DynamoDB stores no empty set. Annotate it with @NotEmpty."));
  }

  @Test
  void anUnwrappedRecordIsPartOfAUnion() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              Circle circle) // !
              implements Shop {}
          @Unwrapped record Circle(double radius) {}
        """)
        .reports(
            error(
                "[SGT0301] The type Circle can't be stored. It is @Unwrapped, and so can only be a"
                    + " record of a sealed interface with @Union(discriminator = Union.NONE). Take"
                    + " @Unwrapped away, or use the type of its component."));
  }

  private static Compilation user(String shapes) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, List<Shape> shapes) implements Shop {}
        """
            + shapes);
  }
}
