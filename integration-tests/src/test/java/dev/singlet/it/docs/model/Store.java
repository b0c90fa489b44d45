package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "StoreTable", indexes = @Index("GSI1"))
public sealed interface Store permits OrderItems {}
