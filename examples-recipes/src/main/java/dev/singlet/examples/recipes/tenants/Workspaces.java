package dev.singlet.examples.recipes.tenants;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Each tenant has documents of its own. Some it shares with other tenants. */
@Table(name = "Workspaces", tenant = "TENANT#{tenant}", indexes = @Index("GSI1"))
public sealed interface Workspaces permits DocumentItems, Incoming {}
