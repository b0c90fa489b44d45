package dev.singlet.examples.ecommerce.data;

import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderStatus;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.Shop;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/** The built-in data set: three customers, three products and three orders with four lines. */
public final class SampleData {

  private static final List<Shop> ENTITIES =
      List.of(
          customer("c1", "Amelia Novak", "2026-01-05T09:30:00Z"),
          customer("c2", "Bruno Diaz", "2026-02-20T16:45:10Z"),
          customer("c3", "Chloe Martin", "2026-02-03T11:00:00Z"),
          product("AVON-TORTOISE", "Avon, tortoise", 145),
          product("GRANBY-CLEAR", "Granby, clear", 165),
          product("HOLT-BLACK", "Holt, black", 95),
          order("o100", "c1", OrderStatus.DELIVERED, 145, "2026-03-01T10:00:00Z"),
          line("o100", "AVON-TORTOISE", 1, 145),
          order("o101", "c1", OrderStatus.SHIPPED, 310, "2026-04-10T14:00:00Z"),
          line("o101", "AVON-TORTOISE", 1, 145),
          line("o101", "GRANBY-CLEAR", 1, 165),
          order("o102", "c2", OrderStatus.PLACED, 190, "2026-04-12T08:15:00Z"),
          line("o102", "HOLT-BLACK", 2, 95));

  private SampleData() {}

  /** All entities, each after those it refers to. */
  public static List<Shop> entities() {
    return ENTITIES;
  }

  private static Customer customer(String id, String name, String createdAt) {
    return new Customer(id, name, id + "@example.com", Instant.parse(createdAt));
  }

  private static Product product(String sku, String name, long price) {
    return new Product(sku, name, BigDecimal.valueOf(price));
  }

  private static Order order(
      String id, String customerId, OrderStatus status, long total, String createdAt) {
    return new Order(id, customerId, status, BigDecimal.valueOf(total), Instant.parse(createdAt));
  }

  private static OrderItem line(String orderId, String sku, int qty, long unitPrice) {
    return new OrderItem(orderId, sku, qty, BigDecimal.valueOf(unitPrice));
  }
}
