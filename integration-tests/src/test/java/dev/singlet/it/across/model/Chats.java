package dev.singlet.it.across.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;

/** Rooms whose months are partitions, with items of several entities. */
@Table(name = "Chats", indexes = @Index("GSI1"))
public sealed interface Chats {

  /** Messages and answers in a room. */
  @ItemCollection(name = "inRoom", across = "sentAt", narrowBy = "sentAt")
  @ItemCollection(name = "atTimes", across = "sentAt", narrowBy = "time")
  @ItemCollection(name = "byPerson", index = "GSI1", across = "person")
  sealed interface Written extends Chats permits Message, Reply {}

  /** A message. */
  @Entity
  @LinkedKey(partition = "ROOM#{room}#{sentAt:month}", sort = "{sentAt}#M#{id}")
  @LinkedKey(index = "GSI1", partition = "PERSON#{person}", sort = "M#{sentAt}#{id}")
  record Message(String room, Instant sentAt, String id, String person) implements Written {}

  /** An answer, which has its own word for the time. */
  @Entity
  @LinkedKey(partition = "ROOM#{room}#{at:month}", sort = "{at}#R#{id}")
  @LinkedKey(index = "GSI1", partition = "PERSON#{writer}", sort = "R#{id}")
  record Reply(String room, Instant at, String id, String writer) implements Written {}
}
