package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.ItemCollection;

/** An order with its lines: one query of the one table. */
@ItemCollection(name = "ofOrder")
public sealed interface OrderItems extends Shop permits Order, Line {}
