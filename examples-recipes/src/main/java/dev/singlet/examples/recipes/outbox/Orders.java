package dev.singlet.examples.recipes.outbox;

import dev.singlet.TableClient;
import java.time.Duration;
import java.time.Instant;

/** Changes orders, and writes an event with each change. */
final class Orders {

  private static final Duration KEPT = Duration.ofDays(30);

  private final TableClient sales;

  Orders(TableClient sales) {
    this.sales = sales;
  }

  /** Places an order; false if it is there. */
  boolean place(String id, String customer, long cents, Instant now) {
    return sales.tryTransact(
        OrderEntity.put(new Order(id, customer, cents, 0, false)).ifNotExists(),
        OrderPlacedEntity.put(new OrderPlaced(id, 1, customer, cents, now.plus(KEPT)))
            .ifNotExists());
  }

  /** Cancels an order; false if it was changed since it was seen, or is cancelled already. */
  boolean cancel(Order seen, String reason, Instant now) {
    if (seen.cancelled()) {
      return false;
    }
    Order cancelled = OrderEntity.builder(seen).cancelled(true).build();
    return sales.tryTransact(
        OrderEntity.update(seen, cancelled),
        OrderCancelledEntity.put(
                new OrderCancelled(seen.id(), seen.version() + 1, reason, now.plus(KEPT)))
            .ifNotExists());
  }
}
