package dev.singlet.examples.recipes.statemachine;

/** The roles of those who move an order. */
public enum Role {
  CUSTOMER,
  WAREHOUSE,
  CARRIER
}
