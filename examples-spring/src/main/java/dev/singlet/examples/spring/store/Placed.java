package dev.singlet.examples.spring.store;

import dev.singlet.examples.ecommerce.model.Order;

/**
 * An order that is placed.
 *
 * @param order the order as stored
 * @param isRepeated true if an earlier request placed it
 */
public record Placed(Order order, boolean isRepeated) {}
