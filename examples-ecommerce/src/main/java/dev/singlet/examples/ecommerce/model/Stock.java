package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * The number of pieces of a product that can be sold. A product that never came in has none.
 *
 * <p>It is an item of its own beside the product: it changes with every order, by programs that
 * change nothing else, while a product is written whole by programs that know nothing of stock.
 *
 * <p>The constraint is all it takes to never sell more than there is: a decrement carries it to
 * DynamoDB as a condition.
 */
@Entity
@LinkedKey(partition = "PRODUCT#{sku}", sort = "STOCK")
public record Stock(String sku, @Default("0") @PositiveOrZero int quantity) implements Shop {}
