package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The owners that entities name. */
class RelationshipReaderTest {

  private static final String ORDER =
      """
        @Entity
        @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
        record Order(String id) implements Shop {}
      """;

  @ParameterizedTest
  @CsvSource({"Orders, 'Did you mean \"Order\"? '", "Object, ''", "int, ''", "Shop, ''"})
  void anOwnerIsAnEntityOfTheTable(String owner, String hint) {
    shop(ORDER
            + """
              record Orders(String id) {}
              @Entity
              @LinkedKey(partition = "LINES#{order}", sort = "{number:pad(3)}")
              @Relationship(owner = %s.class) // !
              record Line(String order, int number) implements Shop {}
            """
                .formatted(owner))
        .reports(
            error(
                "[SGT0110] The @Relationship of Line names the owner %s, which is not an entity of"
                        .formatted(owner)
                    + " Shop. "
                    + hint
                    + "There are Order, Line. Name one of these, or remove the annotation."));
  }

  @Test
  void anOwnerIsInNoOtherTable() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits Line {}
                """),
            Source.inShop(
                """
                @Table(name = "StockTable")
                public sealed interface Stock permits Item {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "ITEM#{id}", sort = "ITEM")
                public record Item(String id) implements Stock {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "LINES#{order}", sort = "{number:pad(3)}")
                @Relationship(owner = Item.class) // !
                public record Line(String order, int number) implements Shop {}
                """))
        .reports(
            error(
                "[SGT0110] The @Relationship of Line names the owner Item, which is not an entity"
                    + " of Shop. There is Line. Name one of these, or remove the annotation."));
  }

  @Test
  void anOwnerIsNamedOnce() {
    shop(ORDER
            + """
              @Entity
              @LinkedKey(partition = "LINES#{order}", sort = "{number:pad(3)}")
              @Relationship(owner = Order.class, label = "has")
              @Relationship(owner = Line.class)
              @Relationship(owner = Order.class)
              record Line(String order, int number) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0110] Line has two @Relationship with the owner Order. One line is drawn"
                    + " between two entities. Remove one of them."));
  }

  @Test
  void whatIsHiddenHasNoLabel() {
    shop(ORDER
            + """
              @Entity
              @LinkedKey(partition = "LINES#{order}", sort = "{number:pad(3)}")
              @Relationship(owner = Order.class, label = "has", hidden = true) // !
              record Line(String order, int number) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0110] The @Relationship of Line with the owner Order is hidden, and has the"
                    + " label \"has\". What is hidden shows no label. Remove hidden or label."));
  }

  @Test
  void anOwnerWithAnErrorIsReportedOnce() {
    shop("""
      @Entity
      @LinkedKey(partition = "ORDER#{ident}", sort = "ORDER") // !
      record Order(String id) implements Shop {}
      @Entity
      @LinkedKey(partition = "LINES#{order}", sort = "{number:pad(3)}")
      @Relationship(owner = Order.class)
      record Line(String order, int number) implements Shop {}
    """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"ORDER#{ident}\" refers to"
                    + " \"ident\", which is neither a component nor a @Computed method of the"
                    + " entity. There is id."));
  }

  @Test
  void anOwnerThatItsTableDoesNotListIsReportedOnce() {
    compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits Line {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "ITEM#{id}", sort = "ITEM")
                public record Item(String id) {} // !
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "LINES#{order}", sort = "{number:pad(3)}")
                @Relationship(owner = Item.class)
                public record Line(String order, int number) implements Shop {}
                """))
        .reports(
            error(
                "[SGT0102] The entity Item has no table. Implement an interface annotated with"
                    + " @Table, or name one with @Entity(table = ...)."));
  }
}
