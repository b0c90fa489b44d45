package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A user has reacted to a message in a way, such as with a thumb. */
@Entity
@LinkedKey(
    name = "toMessage",
    purpose = "Who reacted to a message, by kind.",
    partition = "REACTION#{message}",
    sort = "{kind:escape}#{user}")
public record Reaction(String message, String kind, String user) implements Chat {}
