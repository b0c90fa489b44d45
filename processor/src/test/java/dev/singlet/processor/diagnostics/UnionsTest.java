package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Sealed interfaces of records as attributes. */
class UnionsTest {

  @Test
  void everyRecordHasATextOfItsOwn() {
    user("""
          sealed interface Shape permits Circle, Square {}
          @Variant("round") record Circle(double radius) implements Shape {}
          @Variant("round")
          record Square(double width) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Square is stored with the type \"round\", and so is Circle. Give it another"
                    + " text with @Variant."));
  }

  @Test
  void theTextIsNotEmpty() {
    user("""
          sealed interface Shape permits Circle {}
          @Variant("")
          record Circle(double radius) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Circle is stored with the type \"\", which is empty. Give it another"
                    + " text with @Variant."));
  }

  @Test
  void noComponentIsStoredAsTheDiscriminator() {
    user("""
          sealed interface Shape permits Circle {}
          record Circle(
              double radius,
              String type) // !
              implements Shape {}
        """)
        .reports(
            error(
                "[SGT0312] type would be stored as \"type\", but that attribute says which record"
                    + " of Shape it is. Give it another name with @Attribute, or the"
                    + " discriminator with @Union."));
  }

  @Test
  void allBelowIsRecords() {
    user("""
          sealed interface Shape permits Circle, Other {}
          record Circle(double radius) implements Shape {}
          non-sealed interface Other extends Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Other is below the sealed interface Shape, which is stored as one of its"
                    + " records, and is not a record. Declare it as record Other(...)."));
  }

  @Test
  void typeArgumentsFollowFromTheInterface() {
    user("""
          sealed interface Shape permits Circle {}
          record Circle<T>(T radius) implements Shape {} // !
        """)
        .reports(
            error(
                "[SGT0312] Circle has a type parameter T, which does not follow from Shape. Take it"
                    + " away."));
  }

  @Test
  void itIsReachable() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              Holder.Shape shape) // !
              implements Shop {}
          record Holder(String name) {
            private sealed interface Shape permits Circle {}
            record Circle(double radius) implements Shape {}
          }
        """)
        .reports(
            error(
                "[SGT0107] The sealed interface Shape can't be used by generated code, because it"
                    + " is private. Remove the private."));
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
