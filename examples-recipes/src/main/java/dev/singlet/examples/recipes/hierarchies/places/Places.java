package dev.singlet.examples.recipes.hierarchies.places;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Stores, by place. */
@Table(name = "Places", indexes = @Index("GSI1"))
public sealed interface Places permits Store {}
