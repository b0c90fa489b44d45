package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Everything the table holds. */
@Table(
    name = "ShopTable",
    indexes = @Index("GSI1"),
    entityAttribute = "type",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Shop permits Customer, OrderItems, Product, Stock {}
