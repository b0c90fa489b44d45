package dev.singlet.it.docs.model;

import dev.singlet.annotation.ItemCollection;

/** All of an order, and all of a customer's orders. */
@ItemCollection(name = "byOrder")
@ItemCollection(name = "byCustomer", index = "GSI1")
public sealed interface OrderItems extends Store permits Order, OrderLine, Movement {}
