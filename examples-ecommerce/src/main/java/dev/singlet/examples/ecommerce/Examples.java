package dev.singlet.examples.ecommerce;

import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.Shop;
import dev.singlet.examples.shared.report.Arguments;
import dev.singlet.examples.shared.report.Example;
import java.util.List;

/** Every access pattern, asked about entities that there are. */
final class Examples {

  private static final int PAGE_SIZE = 2;

  private Examples() {}

  /** The examples for a table with the given entities, in the order of the access patterns. */
  static List<Example<Shop>> of(List<Shop> entities) {
    Arguments<Shop> arguments = new Arguments<>(entities, SampleData.entities());
    String customer = arguments.first(Customer.class).id();
    String buyer = arguments.firstOfMost(Order.class, Order::customerId).customerId();
    String order = arguments.firstOfMost(OrderItem.class, OrderItem::orderId).orderId();
    String product = arguments.first(Product.class).sku();
    String sold = arguments.firstOfMost(OrderItem.class, OrderItem::sku).sku();
    return List.of(
        new Example.Item<>(1, "A customer by id", AccessPatterns.customer(customer)),
        new Example.Items<>(
            2, "The orders of a customer, newest first", AccessPatterns.ordersOf(buyer)),
        new Example.Items<>(
            3, "An order with all its line items", AccessPatterns.orderWithItems(order)),
        new Example.Item<>(4, "A product by SKU", AccessPatterns.product(product)),
        new Example.Items<>(5, "Every order that contains a SKU", AccessPatterns.ordersWith(sold)),
        new Example.Items<>(
            6, "All customers by creation time", AccessPatterns.customersByCreation()),
        new Example.Pages<>(
            6,
            "All customers by creation time, page by page",
            AccessPatterns.customersByCreation(),
            PAGE_SIZE));
  }
}
