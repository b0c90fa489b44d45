package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A user has come or gone. */
@Entity
@LinkedKey(partition = "NOTICE#{room}#{at:month}", sort = "{at}#{user}#{kind}")
@LinkedKey(index = "GSI1", partition = "ROOM#{room}#{at:month}", sort = "{at}#{user}#{kind}")
public record Notice(String room, Instant at, String user, Kind kind) implements Timeline {

  /** The kinds of notice. */
  public enum Kind {
    JOINED,
    LEFT
  }
}
