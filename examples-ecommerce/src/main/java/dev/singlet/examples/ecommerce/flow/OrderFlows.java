package dev.singlet.examples.ecommerce.flow;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderStatus;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.shared.flow.Executor;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/** Changes of orders. */
public final class OrderFlows {

  private final Executor shop;
  private final Clock clock;

  /**
   * Flows on a table.
   *
   * @param shop executes the operations
   * @param clock tells when an order is placed
   */
  public OrderFlows(Executor shop, Clock clock) {
    this.shop = shop;
    this.clock = clock;
  }

  /**
   * Places an order at the products' present prices: its header, its lines, and what they take from
   * stock are written together or not at all. A transaction has room for 32 lines.
   *
   * @param orderId the id, which the caller chooses: placing the same order twice is a duplicate
   * @param customerId who orders
   * @param quantities how many pieces of each product, by SKU
   * @return the order as it is stored
   * @throws DuplicateOrderException if there is an order of this id
   * @throws MissingException if the customer or a product doesn't exist
   * @throws OutOfStockException if there is too little of a product
   * @throws TransactionFailedException if others were in the way all the time
   */
  public Order place(String orderId, String customerId, Map<String, Integer> quantities) {
    if (quantities.isEmpty()) {
      throw new IllegalArgumentException("An order needs a line: give a SKU and a quantity.");
    }
    AtomicReference<Placement> placement = new AtomicReference<>();
    try {
      return shop.transact(
          tx -> {
            Placement present = placement(tx, orderId, customerId, quantities);
            placement.set(present);
            tx.write(present.writes());
            return present.order();
          });
    } catch (TransactionFailedException failed) {
      throw Objects.requireNonNull(placement.get()).told(failed);
    }
  }

  /** The order at the prices as they are. */
  private Placement placement(
      Executor.Draft tx, String orderId, String customerId, Map<String, Integer> quantities) {
    List<OrderItem> lines = new ArrayList<>();
    BigDecimal total = BigDecimal.ZERO;
    for (Map.Entry<String, Integer> ordered : quantities.entrySet()) {
      String sku = ordered.getKey();
      Product product =
          tx.read(ProductEntity.get(sku)).orElseThrow(() -> MissingException.product(sku));
      OrderItem line = new OrderItem(orderId, sku, ordered.getValue(), product.price());
      lines.add(line);
      total = total.add(line.amount());
    }
    Order order =
        new Order(
            orderId,
            customerId,
            OrderStatus.PLACED,
            total,
            clock.instant().truncatedTo(ChronoUnit.SECONDS));
    return new Placement(order, lines);
  }
}
