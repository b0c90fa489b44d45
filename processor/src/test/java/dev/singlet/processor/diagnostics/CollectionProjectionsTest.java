package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A projection of an item collection is a sealed interface over one of each entity. */
class CollectionProjectionsTest {

  private static final String ORDERS =
      """
        @ItemCollection(name = "byOrder")
        sealed interface OrderItems extends Shop {}
        @Entity
        @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
        record Order(String id, int total) implements OrderItems {}
        sealed interface Moved extends OrderItems {}
        @Entity
        @LinkedKey(partition = "ORDER#{id}", sort = "SENT#{number}")
        record Sent(String id, String number) implements Moved {}
        @Entity
        @LinkedKey(partition = "OTHER#{id}", sort = "OTHER")
        record Other(String id) implements Shop {}
      """;

  private static Compilation withOrders(String projections) {
    return shop(ORDERS + projections);
  }

  @Test
  void aProjectionOfEachEntityIsFine() {
    withOrders(
            """
              @Projection(of = OrderItems.class)
              sealed interface Lines {}
              @Projection(of = Order.class)
              record Total(int total) implements Lines {}
              sealed interface MovedLines extends Lines {}
              @Projection(of = Sent.class)
              record Number(String number) implements MovedLines, All {}
              @Projection(of = OrderItems.class)
              sealed interface All {}
              @Projection(of = Order.class)
              record Whole(String id, int total) implements All {}
            """)
        .isClean();
  }

  @Test
  void soIsAnEntityAsAWhole() {
    shop("""
          @ItemCollection(name = "byOrder")
          sealed interface OrderItems extends Shop {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
          record Order(String id, int total) implements OrderItems {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "SENT#{number}")
          record Sent(String id, String number) implements OrderItems, Lines {}
          @Projection(of = OrderItems.class)
          sealed interface Lines {}
          @Projection(of = Order.class)
          record Total(int total) implements Lines {}
        """)
        .isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Lines(int total) {} // !",
        "interface Lines {} // !",
        "enum Lines {} // !",
        "sealed interface Lines<T> permits Total {} record Total() implements Lines<String> {} // !"
      })
  void itIsASealedInterface(String lines) {
    withOrders("@Projection(of = OrderItems.class) " + lines + "\n")
        .reports(
            error(
                "[SGT0809] The projection Lines of the item collection OrderItems must be a sealed"
                    + " interface without type parameters. Declare it as sealed interface Lines,"
                    + " over projections of Order, Sent."));
  }

  @Test
  void noEntityIsLeftOut() {
    withOrders(
            """
              @Projection(of = OrderItems.class)
              sealed interface Lines {} // !
              @Projection(of = Order.class)
              record Total(int total) implements Lines {}
            """)
        .reports(
            error(
                "[SGT0809] The projection Lines has nothing for Sent of the item collection"
                    + " OrderItems, but its queries return their items, too. Permit a record with"
                    + " @Projection(of = Sent.class), or Sent itself."));
  }

  @Test
  void itPermitsNothingElse() {
    withOrders(
            """
              @Projection(of = OrderItems.class)
              sealed interface Lines {} // !
              @Projection(of = Order.class)
              record Total(int total) implements Lines {}
              record Number(String number) implements Lines {}
            """)
        .reports(
            error(
                "[SGT0809] The projection Lines of the item collection OrderItems permits Number,"
                    + " which is not a projection. Annotate it with @Projection(of = ...), with"
                    + " one of Order,"
                    + " Sent."));
  }

  @Test
  void itPermitsNoProjectionOfAnotherEntity() {
    withOrders(
            """
              @Projection(of = OrderItems.class)
              sealed interface Lines {} // !
              @Projection(of = Order.class)
              record Total(int total) implements Lines {}
              @Projection(of = Other.class)
              record OtherId(String id) implements Lines {}
            """)
        .reports(
            error(
                "[SGT0809] The projection Lines permits OtherId, which reads Other, but the item"
                    + " collection OrderItems holds only Order, Sent. Remove it from Lines."));
  }

  @Test
  void anItemIsReadAsOneOfItsParts() {
    withOrders(
            """
              @Projection(of = OrderItems.class)
              sealed interface Lines {} // !
              @Projection(of = Order.class)
              record Total(int total) implements Lines {}
              @Projection(of = Order.class)
              record Id(String id) implements Lines {}
              @Projection(of = Sent.class)
              record Number(String number) implements Lines {}
            """)
        .reports(
            error(
                "[SGT0809] The projection Lines permits Total and Id, which both read Order. An"
                    + " item can be only one of them. Remove one."));
  }

  @Test
  void anEntityWithUnknownAttributesIsNotReadWhole() {
    shop("""
          @ItemCollection(name = "byOrder")
          sealed interface OrderItems extends Shop {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
          record Order(String id, @Extras Map<String, Document> rest) implements OrderItems, Lines {}
          @Projection(of = OrderItems.class)
          sealed interface Lines {} // !
        """)
        .reports(
            error(
                "[SGT0604] The projection Lines permits the entity Order, which has @Extras. A"
                    + " request for some attributes can't ask for unknown ones. Permit a projection"
                    + " of Order instead."));
  }

  @Test
  void somethingReadsTheItemCollection() {
    shop("""
          sealed interface OrderItems extends Shop {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
          record Order(String id, int total) implements OrderItems {}
          @Projection(of = OrderItems.class)
          sealed interface Lines {} // !
          @Projection(of = Order.class)
          record Total(int total) implements Lines {}
        """)
        .reports(error(UNREAD.formatted("only one entity")));
  }

  @Test
  void noGetReadsEntitiesOfDifferentPrimaryKeys() {
    shop("""
          sealed interface OrderItems extends Shop {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
          record Order(String id, int total) implements OrderItems {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "SENT")
          record Sent(String id) implements OrderItems, Lines {}
          @Projection(of = OrderItems.class)
          sealed interface Lines {} // !
          @Projection(of = Order.class)
          record Total(int total) implements Lines {}
        """)
        .reports(error(UNREAD.formatted("its entities have different primary keys")));
  }

  private static final String UNREAD =
      "[SGT0809] The projection Lines is of OrderItems, which no query and no get reads: it has no"
          + " @ItemCollection, and %s. Add an @ItemCollection to OrderItems.";

  private static final Source SHOP =
      Source.inShop(
          """
          @Table(name = "ShopTable")
          public sealed interface Shop permits OrderItems {}
          """);

  private static final Source ITEMS =
      Source.inShop(
          """
          @ItemCollection(name = "byOrder")
          public sealed interface OrderItems extends Shop permits Order {}
          """);

  private static final Source ORDER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
          public record Order(String id, int total) implements OrderItems {}
          """);

  private static final Source USE =
      Source.inShop(
          """
          class Use {
            dev.singlet.query.Query<Lines> lines =
                OrderItemsCollection.byOrder("o").project(LinesProjection.type()).limit(3);
          }
          """);

  @Test
  void usesOfABrokenOneAddNoError() {
    compile(
            SHOP,
            ITEMS,
            ORDER,
            Source.inShop(
                """
                @Projection(of = OrderItems.class)
                sealed interface Lines permits Total {} // !
                """),
            Source.inShop("record Total(int total) implements Lines {}"),
            USE)
        .reports(
            error(
                "[SGT0809] The projection Lines of the item collection OrderItems permits Total,"
                    + " which is not a projection. Annotate it with @Projection(of = ...), with"
                    + " one of"
                    + " Order."));
  }

  @Test
  void aBrokenPartIsTheOnlyError() {
    compile(
            SHOP,
            ITEMS,
            ORDER,
            Source.inShop(
                """
                @Projection(of = OrderItems.class)
                sealed interface Lines permits Total {}
                """),
            Source.inShop(
                "@Projection(of = Order.class) record Total(long total) implements Lines {} // !\n"),
            USE)
        .reports(
            error(
                "[SGT0805] The component total of the projection Total is a long, but an int in"
                    + " Order. Declare it as the entity does: int."));
  }

  @Test
  void aBrokenItemCollectionIsTheOnlyErrorAndHidesNoMistake() {
    shop("""
          @ItemCollection(name = "byOrder", index = "GSI7") // !
          sealed interface OrderItems extends Shop {}
          @Entity
          @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
          record Order(String id, int total) implements OrderItems {}
          @Projection(of = OrderItems.class)
          sealed interface Lines {}
          @Projection(of = Order.class)
          record Total(int total) implements Lines {}
          @Projection(of = OrderItems.class)
          sealed interface More {} // !
          record Wrong(int total) implements More {}
        """)
        .reports(
            error(
                "[SGT0402] The table ShopTable declares no index \"GSI7\". Did you mean \"GSI1\"?"
                    + " There are GSI1, GSI2."),
            error(
                "[SGT0809] The projection More of the item collection OrderItems permits Wrong,"
                    + " which is not a projection. Annotate it with @Projection(of = ...), with"
                    + " one of"
                    + " Order."));
  }

  @Test
  void theNameOfItsClassIsFree() {
    compile(
            SHOP,
            ITEMS,
            ORDER,
            Source.inShop(
                """
                @Projection(of = OrderItems.class)
                sealed interface Lines permits Total {} // !
                """),
            Source.inShop(
                "@Projection(of = Order.class) record Total(int total) implements Lines {}"),
            Source.inShop("class LinesProjection {}"))
        .reports(
            error(
                "[SGT0108] The class LinesProjection would be generated for Lines, but it exists"
                    + " already. Rename one of them."));
  }
}
