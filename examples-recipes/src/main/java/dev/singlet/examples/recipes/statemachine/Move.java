package dev.singlet.examples.recipes.statemachine;

import static dev.singlet.examples.recipes.statemachine.OrderState.CANCELLED;
import static dev.singlet.examples.recipes.statemachine.OrderState.DELIVERED;
import static dev.singlet.examples.recipes.statemachine.OrderState.PAID;
import static dev.singlet.examples.recipes.statemachine.OrderState.PLACED;
import static dev.singlet.examples.recipes.statemachine.OrderState.SHIPPED;

import java.util.Set;

/** All moves of an order: who may make them, where they end and where they begin. */
enum Move {
  PAY(Role.CUSTOMER, PAID),
  SHIP(Role.WAREHOUSE, SHIPPED),
  DELIVER(Role.CARRIER, DELIVERED),
  CANCEL(Role.CUSTOMER, CANCELLED);

  final Role by;
  final OrderState to;

  Move(Role by, OrderState to) {
    this.by = by;
    this.to = to;
  }

  Set<OrderState> from() {
    return switch (this) {
      case PAY -> Set.of(PLACED);
      case SHIP -> Set.of(PAID);
      case DELIVER -> Set.of(SHIPPED);
      case CANCEL -> Set.of(PLACED, PAID);
    };
  }
}
