package dev.singlet.examples.ecommerce;

import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.CustomerEntity;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderEntity;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderItemEntity;
import dev.singlet.examples.ecommerce.model.OrderItems;
import dev.singlet.examples.ecommerce.model.OrderItemsCollection;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.item.Get;
import dev.singlet.query.Query;

/** The questions of a shop to its table. Each is one Get or one Query, to be executed. */
public final class AccessPatterns {

  private AccessPatterns() {}

  /** 1: a customer by id. */
  public static Get<Customer> customer(String id) {
    return CustomerEntity.get(id);
  }

  /** 2: the orders of a customer, newest first. */
  public static Query<Order> ordersOf(String customerId) {
    return OrderEntity.byCustomer(customerId).reverse();
  }

  /** 3: an order with all its line items. */
  public static Query<OrderItems> orderWithItems(String orderId) {
    return OrderItemsCollection.byOrder(orderId);
  }

  /** 4: a product by SKU. */
  public static Get<Product> product(String sku) {
    return ProductEntity.get(sku);
  }

  /** 5: the line items of all orders that contain a product; each has its order's id. */
  public static Query<OrderItem> ordersWith(String sku) {
    return OrderItemEntity.byProduct(sku);
  }

  /** 6: all customers, those who came first in front. */
  public static Query<Customer> customersByCreation() {
    return CustomerEntity.byCreation();
  }
}
