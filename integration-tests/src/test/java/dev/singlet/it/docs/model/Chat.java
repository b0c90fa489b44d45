package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

/** Rooms in which people write. */
@Table(name = "Chat")
public sealed interface Chat permits Posted {}
