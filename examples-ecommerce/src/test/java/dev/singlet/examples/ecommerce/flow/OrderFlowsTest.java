package dev.singlet.examples.ecommerce.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.examples.ecommerce.AccessPatterns;
import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.data.ShopKinds;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderStatus;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.shared.ClientKind;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Placing orders: all of it or nothing, and why nothing. */
@ParameterizedClass
@EnumSource(ClientKind.class)
class OrderFlowsTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-05-01T12:00:00.750Z"), ZoneOffset.UTC);

  @Parameter ClientKind clients;

  @RegisterExtension final LocalTable table = LocalTable.of(ShopTable.SCHEMA);

  private Executor shop;
  private OrderFlows orders;

  @BeforeEach
  void load() {
    shop = clients.executor(table);
    orders = new OrderFlows(shop, CLOCK);
    SampleData.entities().forEach(entity -> shop.execute(ShopKinds.ALL.put(entity)));
    StockFlows stock = new StockFlows(shop);
    stock.receive("AVON-TORTOISE", 5);
    stock.receive("AVON-TORTOISE", 5);
    stock.receive("GRANBY-CLEAR", 1);
  }

  @Test
  void anOrderIsItsHeaderItsLinesAndWhatTheyTakeFromStock() {
    Order placed = orders.place("o200", "c3", Map.of("AVON-TORTOISE", 3, "GRANBY-CLEAR", 1));

    assertThat(placed)
        .isEqualTo(
            new Order(
                "o200",
                "c3",
                OrderStatus.PLACED,
                BigDecimal.valueOf(600),
                Instant.parse("2026-05-01T12:00:00Z")));
    assertThat(shop.execute(AccessPatterns.orderWithItems("o200")).items())
        .containsExactly(
            new OrderItem("o200", "AVON-TORTOISE", 3, BigDecimal.valueOf(145)),
            new OrderItem("o200", "GRANBY-CLEAR", 1, BigDecimal.valueOf(165)),
            placed);
    assertThat(stock("AVON-TORTOISE")).isEqualTo(7);
    assertThat(stock("GRANBY-CLEAR")).isZero();
  }

  @Test
  void theLastPieceCanBeSoldAndNoMore() {
    orders.place("o200", "c1", Map.of("GRANBY-CLEAR", 1));

    assertRefused(
        OutOfStockException.class,
        "There are 0 of GRANBY-CLEAR, and 1 were ordered.",
        "o201",
        "c1",
        Map.of("AVON-TORTOISE", 1, "GRANBY-CLEAR", 1));
  }

  @Test
  void aProductThatNeverCameInIsOutOfStock() {
    assertThatThrownBy(() -> orders.place("o200", "c1", Map.of("HOLT-BLACK", 1)))
        .isInstanceOfSatisfying(
            OutOfStockException.class,
            refused -> {
              assertThat(refused.sku()).isEqualTo("HOLT-BLACK");
              assertThat(refused.available()).isZero();
            });
  }

  @Test
  void anOrderIsPlacedOnce() {
    assertRefused(
        DuplicateOrderException.class,
        "There is an order o101 already.",
        "o101",
        "c1",
        Map.of("AVON-TORTOISE", 1));
  }

  @Test
  void aDuplicateIsOneEvenIfItIsOutOfStockAsWell() {
    assertRefused(
        DuplicateOrderException.class,
        "There is an order o101 already.",
        "o101",
        "nobody",
        Map.of("AVON-TORTOISE", 100));
  }

  @Test
  void theCustomerMustExist() {
    assertRefused(
        MissingException.class,
        "There is no customer nobody.",
        "o200",
        "nobody",
        Map.of("AVON-TORTOISE", 100));
  }

  @Test
  void theProductsMustExist() {
    assertRefused(
        MissingException.class,
        "There is no product UNHEARD-OF.",
        "o200",
        "c1",
        Map.of("AVON-TORTOISE", 1, "UNHEARD-OF", 1));
  }

  @Test
  void aProductThatGoesAwayMeanwhileIsMissing() {
    Executor inBetween = afterFirstRead(() -> shop.execute(ProductEntity.delete("AVON-TORTOISE")));

    assertThatThrownBy(
            () -> new OrderFlows(inBetween, CLOCK).place("o200", "c1", Map.of("AVON-TORTOISE", 1)))
        .isInstanceOf(MissingException.class)
        .hasMessage("There is no product AVON-TORTOISE.");
    assertThat(stock("AVON-TORTOISE")).isEqualTo(10);
  }

  @Test
  void anOrderHasThePriceOfTheMomentItIsPlaced() {
    Executor inBetween =
        afterFirstRead(
            () ->
                shop.execute(ProductEntity.update("AVON-TORTOISE").price(BigDecimal.valueOf(99))));

    Order placed = new OrderFlows(inBetween, CLOCK).place("o200", "c1", Map.of("AVON-TORTOISE", 2));

    assertThat(placed.total()).isEqualByComparingTo("198");
    assertThat(stock("AVON-TORTOISE")).isEqualTo(8);
  }

  @Test
  void aLineHasAtLeastOnePiece() {
    assertRefused(
        ValidationException.class,
        "[SGR0101] OrderItem is not valid: qty must be greater than 0 (was 0).",
        "o200",
        "c1",
        Map.of("AVON-TORTOISE", 0));
  }

  @Test
  void anOrderHasALine() {
    assertThatThrownBy(() -> orders.place("o200", "c1", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("An order needs a line: give a SKU and a quantity.");
  }

  @Test
  void stockIsOfProductsThatThereAre() {
    assertThatThrownBy(() -> new StockFlows(shop).receive("UNHEARD-OF", 1))
        .isInstanceOf(MissingException.class)
        .hasMessage("There is no product UNHEARD-OF.");
  }

  private void assertRefused(
      Class<?> kind,
      String message,
      String orderId,
      String customerId,
      Map<String, Integer> lines) {
    List<Map<String, AttributeValue>> before = table.items();

    assertThatThrownBy(() -> orders.place(orderId, customerId, lines))
        .isInstanceOf(kind)
        .hasMessage(message);
    assertThat(table.items()).as("nothing is written").containsExactlyInAnyOrderElementsOf(before);
  }

  private int stock(String sku) {
    return shop.execute(StockEntity.get(sku)).map(Stock::quantity).orElseThrow();
  }

  /** Lets something happen once, between reading a product and placing the order. */
  private Executor afterFirstRead(Runnable happening) {
    AtomicBoolean hasHappened = new AtomicBoolean();
    return new Executor() {
      @Override
      public <R> R execute(Operation<R> operation) {
        return shop.execute(operation);
      }

      @Override
      public <R> R transact(Function<Draft, R> work) {
        return shop.transact(
            tx -> {
              R result = work.apply(tx);
              if (!hasHappened.getAndSet(true)) {
                happening.run();
              }
              return result;
            });
      }
    };
  }
}
