package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.ItemCollection;

/** The messages and notices of a room, in the order of time. */
@ItemCollection(name = "inRoom", index = "GSI1", across = "sentAt", narrowBy = "sentAt")
public sealed interface Timeline extends Chat permits Message, Notice {}
