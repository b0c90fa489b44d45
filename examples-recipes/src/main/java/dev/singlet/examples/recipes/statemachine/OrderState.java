package dev.singlet.examples.recipes.statemachine;

/** The state of an order. */
public enum OrderState {
  PLACED,
  PAID,
  SHIPPED,
  DELIVERED,
  CANCELLED
}
