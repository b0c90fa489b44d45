package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The old table of customers. */
@Table(name = "Customers", partitionKey = "customerId", sortKey = Index.NONE)
public sealed interface Customers permits CustomerRow {}
