package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

/** Rooms in which people talk. */
@Table(name = "Radio")
public sealed interface Radio permits Heard {}
