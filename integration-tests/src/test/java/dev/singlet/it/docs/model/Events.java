package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Events")
public sealed interface Events permits Concert {}
