package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Market", indexes = @Index("GSI1"))
public sealed interface Market permits Purchase {}
