package dev.singlet.it.tenants.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import org.jspecify.annotations.Nullable;

/** A help desk that several companies use. */
@Table(
    name = "Desk",
    tenant = "TENANT#{tenant}",
    indexes = {
      @Index("GSI1"),
      @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY),
      @Index(value = "LSI1", type = IndexType.LOCAL)
    })
public sealed interface Desk {

  /** A state of a ticket. */
  enum State {
    OPEN,
    DONE
  }

  /** A ticket with its notes. */
  @ItemCollection(name = "byTicket")
  sealed interface TicketAndNotes extends Desk permits Ticket, Note {}

  /** What someone asks. */
  @Entity
  @LinkedKey(partition = "TICKET#{id:pad(4)}", sort = "TICKET")
  @LinkedKey(
      name = "byState",
      index = "GSI1",
      partition = "STATE#{state}",
      sort = "TICKET#{id:pad(4)}")
  @LinkedKey(
      name = "byAgent",
      index = "GSI2",
      partition = "AGENT#{agent}",
      sort = "TICKET#{id:pad(4)}")
  record Ticket(long id, @Default("OPEN") State state, @Nullable String agent, long votes)
      implements TicketAndNotes {}

  /** What someone notes on a ticket. */
  @Entity
  @LinkedKey(partition = "TICKET#{ticket:pad(4)}", sort = "NOTE#{number:pad(4)}")
  @LinkedKey(name = "byText", index = "LSI1", sort = "TEXT#{text}")
  record Note(long ticket, long number, String text) implements TicketAndNotes {}

  /** Who works at the desk. */
  @Entity
  @LinkedKey(partition = "AGENT#{name}", sort = "AGENT")
  @LinkedKey(
      name = "all",
      index = "GSI1",
      partition = "AGENTS#{name:shard(3)}",
      sort = "AGENT#{name}")
  record Agent(String name, @Unique String email) implements Desk {}
}
