package dev.singlet.it.docs.model;

import dev.singlet.annotation.ItemCollection;

/** What is written in a room. */
@ItemCollection(name = "inRoom", narrowBy = "message")
public sealed interface Posted extends Chat permits Message, Reply {}
