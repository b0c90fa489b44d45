package dev.singlet.examples.recipes.statemachine;

/** Where an order is. */
public enum OrderState {
  PLACED,
  PAID,
  SHIPPED,
  DELIVERED,
  CANCELLED
}
