/**
 * A shop in one table: customers, their orders with line items, products and what is in stock of
 * them.
 */
@NullMarked
package dev.singlet.examples.ecommerce.model;

import org.jspecify.annotations.NullMarked;
