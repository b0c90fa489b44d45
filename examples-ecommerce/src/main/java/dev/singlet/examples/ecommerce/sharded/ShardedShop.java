package dev.singlet.examples.ecommerce.sharded;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The table of a shop whose list of customers is sharded. */
@Table(
    name = "ShardedShopTable",
    indexes = @Index("GSI1"),
    entityAttribute = "type",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface ShardedShop permits Customer {}
