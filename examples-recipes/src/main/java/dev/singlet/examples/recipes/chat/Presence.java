package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/** A user looks at a room, until a time. */
@Entity
@LinkedKey(
    name = "inRoom",
    purpose = "Who is online in a room, by user.",
    partition = "PRESENCE#{room}",
    sort = "{user}")
public record Presence(String room, String user, @TimeToLive Instant expiresAt) implements Chat {}
