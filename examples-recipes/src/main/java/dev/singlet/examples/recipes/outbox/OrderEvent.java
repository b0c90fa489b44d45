package dev.singlet.examples.recipes.outbox;

import dev.singlet.annotation.ItemCollection;

/** Events of an order, in order. The order and the number together are an event's id. */
@ItemCollection(name = "ofOrder")
public sealed interface OrderEvent extends Sales permits OrderPlaced, OrderCancelled {

  /** The order that it tells of. */
  String order();

  /** The version of the order that came of it. */
  long number();
}
