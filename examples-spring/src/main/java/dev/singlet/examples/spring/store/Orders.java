package dev.singlet.examples.spring.store;

import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.ecommerce.flow.DuplicateOrderException;
import dev.singlet.examples.ecommerce.flow.MissingException;
import dev.singlet.examples.ecommerce.flow.OrderFlows;
import dev.singlet.examples.ecommerce.flow.OutOfStockException;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderEntity;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderItems;
import dev.singlet.examples.ecommerce.model.OrderItemsCollection;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.spring.PageWindow;
import dev.singlet.spring.TokenScrollPosition;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Repository;

/** Orders of the shop. */
@Repository
public class Orders {

  private final TableClient shop;
  private final OrderFlows flows;

  Orders(TableClient shop, Clock clock) {
    this.shop = shop;
    this.flows = new OrderFlows(Executor.of(shop), clock);
  }

  /**
   * Places an order once, however often its request comes.
   *
   * <p>The order, its lines and what they take from stock are one transaction, which is refused if
   * there is an order of this id. So the stored order is the answer to a request that comes again.
   * It is looked for after each refusal: the stock may be gone because this order took it.
   *
   * @throws DuplicateOrderException if there is another order of this id
   * @throws MissingException if the customer or a product doesn't exist
   * @throws OutOfStockException if there is too little of a product
   */
  public Placed place(NewOrder request) {
    try {
      return new Placed(
          flows.place(request.orderId(), request.customerId(), request.quantities()), false);
    } catch (DuplicateOrderException | MissingException | OutOfStockException refused) {
      return find(request.orderId())
          .filter(request::isFor)
          .map(stored -> new Placed(stored.order(), true))
          .orElseThrow(() -> inDoubt(refused));
    }
  }

  /** Returns the transaction's own failure while an attempt without an answer can be under way. */
  private static RuntimeException inDoubt(RuntimeException refused) {
    return refused.getCause() instanceof TransactionFailedException failed
            && failed.mayHaveBeenMade()
        ? failed
        : refused;
  }

  /** Returns an order with its lines, as of all writes until now. */
  public Optional<OrderWithItems> find(String orderId) {
    List<OrderItems> stored =
        shop.stream(OrderItemsCollection.byOrder(orderId).consistent()).toList();
    return only(Order.class, stored)
        .findFirst()
        .map(order -> new OrderWithItems(order, only(OrderItem.class, stored).toList()));
  }

  private static <T extends OrderItems> Stream<T> only(Class<T> type, List<OrderItems> items) {
    return items.stream().filter(type::isInstance).map(type::cast);
  }

  /** Returns a page of the orders of a customer, newest first. */
  public PageWindow<Order> ofCustomer(String customerId, TokenScrollPosition position, int limit) {
    return PageWindow.of(
        shop.execute(
            OrderEntity.byCustomer(customerId).reverse().limit(limit).from(position.token())));
  }
}
