package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Rooms and what is said in them. */
@Table(name = "Chat", indexes = @Index("GSI1"))
public sealed interface Chat permits Room, Member, Timeline, Conversation, Reaction, Presence {}
