package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.ItemCollection;

/** The items of an order: its line items by SKU, then its header. */
@ItemCollection(name = "byOrder")
public sealed interface OrderItems extends Shop permits Order, OrderItem {}
