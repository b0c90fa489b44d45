package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Climate")
public sealed interface Climate permits Reading {}
