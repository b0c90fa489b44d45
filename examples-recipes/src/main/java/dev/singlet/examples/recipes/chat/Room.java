package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A room. Its time of opening is where the oldest page ends. */
@Entity
@LinkedKey(partition = "ROOM#{room}", sort = "ROOM")
public record Room(String room, String title, Instant openedAt) implements Chat {}
