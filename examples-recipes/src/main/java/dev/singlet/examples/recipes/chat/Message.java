package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import java.util.Map;

/** A message in a room, with counts of its replies and reactions. */
@Entity
@LinkedKey(partition = "MESSAGE#{id}", sort = "A#MESSAGE")
@LinkedKey(
    name = "inRoom",
    purpose = "Messages of a room, by time.",
    index = "GSI1",
    partition = "ROOM#{room}#{sentAt:month}",
    sort = "{sentAt}#{id}",
    across = "sentAt")
public record Message(
    String id,
    String room,
    Instant sentAt,
    String author,
    String text,
    @Default("0") int replies,
    @Default(constant = "NO_REACTIONS") Map<String, Integer> reactions)
    implements Timeline, Conversation {

  /** A message begins without reactions. */
  public static final Map<String, Integer> NO_REACTIONS = Map.of();
}
