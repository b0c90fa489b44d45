package dev.singlet.examples.recipes.statemachine;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Orders, and jobs. */
@Table(name = "Work", indexes = @Index("GSI1"))
public sealed interface Work permits Order, Job {}
