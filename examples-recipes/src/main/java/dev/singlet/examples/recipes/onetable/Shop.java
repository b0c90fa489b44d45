package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The one table, with the state of the move to it. */
@Table(name = "Shop", indexes = @Index("GSI1"))
public sealed interface Shop permits Customer, OrderItems, Move, Progress {}
