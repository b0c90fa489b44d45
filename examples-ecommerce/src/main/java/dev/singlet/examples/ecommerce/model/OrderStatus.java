package dev.singlet.examples.ecommerce.model;

/** How far an order is. */
public enum OrderStatus {
  PLACED,
  SHIPPED,
  DELIVERED,
  CANCELLED
}
