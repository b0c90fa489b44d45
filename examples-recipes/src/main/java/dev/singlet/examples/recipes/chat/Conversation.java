package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.ItemCollection;

/** A message, and then its replies, oldest first. */
@ItemCollection(name = "of")
public sealed interface Conversation extends Chat permits Message, Reply {}
