package dev.singlet.examples.recipes.outbox;

import dev.singlet.annotation.Table;

/** Orders, and what happened to them. */
@Table(name = "Sales")
public sealed interface Sales permits Order, OrderEvent {}
