package dev.singlet.examples.recipes.statemachine;

/** Who moves an order. */
public enum Role {
  CUSTOMER,
  WAREHOUSE,
  CARRIER
}
