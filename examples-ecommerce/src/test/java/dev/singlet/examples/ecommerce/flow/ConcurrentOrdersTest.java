package dev.singlet.examples.ecommerce.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.ecommerce.AccessPatterns;
import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.data.ShopKinds;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderItems;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.shared.ClientKind;
import dev.singlet.examples.shared.Race;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Many threads want the same few pieces. */
@ParameterizedClass
@EnumSource(ClientKind.class)
class ConcurrentOrdersTest {

  private static final int THREADS = 16;
  private static final int ORDERS_EACH = 12;
  private static final Map<String, Integer> RECEIVED =
      Map.of("AVON-TORTOISE", 60, "GRANBY-CLEAR", 40, "HOLT-BLACK", 25);

  @Parameter ClientKind clients;

  @RegisterExtension final LocalTable table = LocalTable.of(ShopTable.SCHEMA);

  private Executor shop;
  private OrderFlows orders;

  @BeforeEach
  void load() {
    shop = clients.executor(table);
    orders = new OrderFlows(shop, Clock.systemUTC());
    SampleData.entities().stream()
        .filter(entity -> !(entity instanceof OrderItems))
        .forEach(entity -> shop.execute(ShopKinds.ALL.put(entity)));
    RECEIVED.forEach((sku, pieces) -> new StockFlows(shop).receive(sku, pieces));
  }

  @Test
  void nothingIsSoldTwiceAndNoOrderIsPlacedInPart() {
    ConcurrentLinkedQueue<String> refused = new ConcurrentLinkedQueue<>();
    ConcurrentLinkedQueue<Order> placed = new ConcurrentLinkedQueue<>();

    Race.run(
        THREADS,
        thread -> {
          Random random = new Random(thread);
          for (int i = 0; i < ORDERS_EACH; i++) {
            String orderId = "o" + thread + "-" + i;
            try {
              placed.add(orders.place(orderId, "c" + (1 + i % 3), someLines(random)));
            } catch (OutOfStockException outOfStock) {
              refused.add(orderId);
            }
          }
        });

    assertThat(placed).isNotEmpty();
    assertThat(refused).isNotEmpty();
    assertThat(placed.size() + refused.size()).isEqualTo(THREADS * ORDERS_EACH);
    assertEachPlacedOrderIsWhole(placed);
    for (String orderId : refused) {
      assertThat(shop.execute(AccessPatterns.orderWithItems(orderId)).items()).isEmpty();
    }
    RECEIVED.forEach(
        (sku, pieces) -> {
          int left = shop.execute(StockEntity.get(sku)).map(Stock::quantity).orElseThrow();
          assertThat(left).as("stock of " + sku).isNotNegative();
          assertThat(left + sold(sku)).as("all of " + sku).isEqualTo(pieces);
        });
  }

  @Test
  void oneOrderPlacedByAllThreadsIsPlacedOnce() {
    List<Boolean> placed =
        Race.call(
            THREADS,
            thread -> {
              try {
                orders.place("o1", "c1", Map.of("AVON-TORTOISE", 1));
                return true;
              } catch (DuplicateOrderException duplicate) {
                return false;
              }
            });

    assertThat(placed).containsOnlyOnce(true);
    assertThat(sold("AVON-TORTOISE")).isEqualTo(1);
    assertThat(shop.execute(StockEntity.get("AVON-TORTOISE")))
        .contains(new Stock("AVON-TORTOISE", 59));
  }

  private void assertEachPlacedOrderIsWhole(Iterable<Order> placed) {
    for (Order order : placed) {
      List<OrderItems> stored =
          shop.execute(AccessPatterns.orderWithItems(order.orderId())).items();
      BigDecimal amount = BigDecimal.ZERO;
      for (OrderItems item : stored) {
        amount = item instanceof OrderItem line ? amount.add(line.amount()) : amount;
      }
      assertThat(stored).as("an order and its lines").hasSizeGreaterThan(1).endsWith(order);
      assertThat(amount).as("lines of " + order.orderId()).isEqualByComparingTo(order.total());
    }
  }

  private int sold(String sku) {
    return clients.items(table, AccessPatterns.ordersWith(sku)).stream()
        .mapToInt(OrderItem::qty)
        .sum();
  }

  private static Map<String, Integer> someLines(Random random) {
    Map<String, Integer> lines = new LinkedHashMap<>();
    List<String> skus = new ArrayList<>(RECEIVED.keySet());
    for (int i = 0; i <= random.nextInt(3); i++) {
      lines.put(skus.get(random.nextInt(skus.size())), 1 + random.nextInt(2));
    }
    return lines;
  }
}
