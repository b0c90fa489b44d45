package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;

/** The old table of the lines of orders. */
@Table(
    name = "OrderLines",
    partitionKey = "orderId",
    sortKey = "lineNumber",
    sortKeyType = ScalarType.N)
public sealed interface OrderLines permits LineRow {}
