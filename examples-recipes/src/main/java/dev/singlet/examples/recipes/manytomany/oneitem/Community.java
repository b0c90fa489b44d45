package dev.singlet.examples.recipes.manytomany.oneitem;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Users, groups, and who is in which. The index swaps the keys of the table. */
@Table(
    name = "Community",
    indexes = @Index(value = "inverted", partitionKey = "SK", sortKey = "PK"))
public sealed interface Community permits Person, Group, Membership {}
