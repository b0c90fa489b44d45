package dev.singlet.it.reliability.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/** A table whose items expire. */
@Table(name = "Expiring")
public sealed interface Expiring {

  /** A ticket. */
  @Entity
  @LinkedKey(partition = "TICKET#{id}", sort = "TICKET")
  record Ticket(String id, @TimeToLive Instant ends) implements Expiring {}
}
