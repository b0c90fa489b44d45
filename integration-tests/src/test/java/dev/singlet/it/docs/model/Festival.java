package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The table of sharded partitions. */
@Table(name = "Festival", indexes = @Index("GSI1"))
public sealed interface Festival permits Guest {}
