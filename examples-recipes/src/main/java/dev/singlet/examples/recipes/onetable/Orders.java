package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The old table of orders. */
@Table(name = "Orders", partitionKey = "orderId", sortKey = Index.NONE)
public sealed interface Orders permits OrderRow {}
