package dev.singlet.examples.ecommerce.flow;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.examples.ecommerce.model.CustomerEntity;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderEntity;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderItemEntity;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.item.TransactWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** An order that is about to be written, and what it means where a part of it can't be. */
final class Placement {

  private final Order order;
  private final List<Part> parts = new ArrayList<>();

  /**
   * One write of the transaction.
   *
   * @param write the write
   * @param refusal what it means that its condition does not hold
   */
  private record Part(
      TransactWrite write, Function<TransactionFailure, RuntimeException> refusal) {}

  /** The parts are in the order their failures count: a duplicate first. */
  Placement(Order order, List<OrderItem> lines) {
    this.order = order;
    add(OrderEntity.put(order).ifNotExists(), failure -> duplicate());
    lines.forEach(line -> add(OrderItemEntity.put(line).ifNotExists(), failure -> duplicate()));
    add(
        CustomerEntity.check(order.customerId()),
        failure -> MissingException.customer(order.customerId()));
    lines.forEach(
        line ->
            add(
                StockEntity.update(line.sku()).incrementQuantity(-line.qty()),
                failure -> outOfStock(line, failure)));
  }

  Order order() {
    return order;
  }

  List<TransactWrite> writes() {
    return parts.stream().map(Part::write).toList();
  }

  /** Why the order is refused; the failure itself, if it can be attempted again. */
  RuntimeException told(TransactionFailedException failed) {
    for (TransactionFailure failure : failed.failures()) {
      if (failure.reason() == TransactionFailure.Reason.CONDITION_FAILED) {
        RuntimeException refusal = parts.get(failure.position() - 1).refusal().apply(failure);
        refusal.initCause(failed);
        return refusal;
      }
    }
    return failed;
  }

  private void add(TransactWrite write, Function<TransactionFailure, RuntimeException> refusal) {
    parts.add(new Part(write, refusal));
  }

  private RuntimeException duplicate() {
    return new DuplicateOrderException(order.orderId());
  }

  private static RuntimeException outOfStock(OrderItem line, TransactionFailure failure) {
    int available = failure.existing(StockEntity.type()).map(Stock::quantity).orElse(0);
    return new OutOfStockException(line.sku(), line.qty(), available);
  }
}
