package dev.singlet.examples.spring.store;

import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import java.util.List;

/**
 * An order with its lines.
 *
 * @param order the header
 * @param items the lines, by SKU
 */
public record OrderWithItems(Order order, List<OrderItem> items) {

  /** Copies the lines. */
  public OrderWithItems {
    items = List.copyOf(items);
  }
}
