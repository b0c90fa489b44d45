package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Fleet", indexes = @Index("GSI1"))
public sealed interface Fleet permits Truck {}
