package dev.singlet.examples.recipes.statemachine;

import java.util.Optional;

/** A move that an order can't make. */
final class MoveRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Move move;
  private final transient Optional<Order> order;

  MoveRefusedException(Move move, String reason, Optional<Order> order) {
    super("No %s: %s.".formatted(move, reason));
    this.move = move;
    this.order = order;
  }

  Move move() {
    return move;
  }

  /** The order as it is, if it was looked at and is there. */
  Optional<Order> order() {
    return order;
  }
}
