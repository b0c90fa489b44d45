package dev.singlet.it.docs.model;

import dev.singlet.TableClient;
import dev.singlet.annotation.Projection;
import dev.singlet.query.Page;
import java.time.Instant;

public class OrderBoard {

  @Projection(of = OrderItems.class)
  public sealed interface Shown {}

  @Projection(of = Order.class)
  public record Placed(Instant placedAt) implements Shown {}

  @Projection(of = OrderLine.class)
  public record Line(String sku, int quantity) implements Shown {}

  @Projection(of = Dispatch.class)
  public record Sent(String carrier) implements Shown {}

  @Projection(of = Refusal.class)
  public record Refused(String reason) implements Shown {}

  public Page<Shown> firstOf(TableClient store, String orderId) {
    return store.execute(
        OrderItemsCollection.byOrder(orderId).limit(20).project(OrderBoardShownProjection.type()));
  }
}
