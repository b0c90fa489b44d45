package dev.singlet.examples.ecommerce.model;

/** The state of an order. */
public enum OrderStatus {
  PLACED,
  SHIPPED,
  DELIVERED,
  CANCELLED
}
