package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A user in a room, and up to when this user has read. */
@Entity
@LinkedKey(
    name = "ofRoom",
    purpose = "Members of a room, by user.",
    partition = "ROOM#{room}",
    sort = "MEMBER#{user}")
public record Member(String room, String user, Instant readUntil) implements Chat {}
