package dev.singlet.it.updates.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Validate;
import dev.singlet.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Sparse indexes that one component alone can take an item out of, or not. */
@Table(
    name = "Tickets",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3")})
public sealed interface Tickets {

  enum State {
    PENDING,
    PLANNED,
    DONE
  }

  @Entity
  @LinkedKey(partition = "CUSTOMER#{customer}", sort = "TICKET#{number:pad(4)}")
  @LinkedKey(
      name = "ticketsByState",
      index = "GSI1",
      when = "state != DONE && queue exists",
      partition = "STATE#{state}",
      sort = "DUE#{due}#{number:pad(4)}")
  record Ticket(
      String customer,
      int number,
      @Version long version,
      State state,
      Instant due,
      @Nullable String queue,
      @Nullable String note,
      @UpdatedAt Instant changedAt)
      implements Tickets {}

  /** An item that has one of two keys on an index, or none; and another index with the state. */
  @Entity
  @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
  @LinkedKey(
      name = "pendingOrders",
      index = "GSI1",
      when = "state == PENDING",
      partition = "SHOP#{shop}",
      sort = "PENDING#{due}#{id}")
  @LinkedKey(
      name = "plannedOrders",
      index = "GSI1",
      when = "state == PLANNED",
      partition = "SHOP#{shop}",
      sort = "PLANNED#{id}")
  @LinkedKey(name = "ordersOf", index = "GSI2", partition = "OWNER#{owner}", sort = "{state}#{id}")
  record Order(
      String id,
      String shop,
      String owner,
      @Default("DONE") @Nullable State state,
      String due,
      String note)
      implements Tickets {}

  enum Country {
    DE,
    IS
  }

  record Address(String city, Country country) {}

  /** Conditions on what is computed, within a record, hidden, and absent. */
  @Entity
  @LinkedKey(partition = "LETTER#{id}", sort = "LETTER")
  @LinkedKey(
      name = "openLetters",
      index = "GSI1",
      when = "isOpen && to.country != IS && kind == 'mail' && answer not exists",
      partition = "BOX#{box}",
      sort = "{to.city}#{id}")
  record Letter(
      String id,
      State state,
      Address to,
      @Sensitive String kind,
      @Nullable String answer,
      String box)
      implements Tickets {

    @Computed
    static boolean isOpen(State state) {
      return state != State.DONE;
    }
  }

  /** The state is in other things, which stay. */
  @Entity
  @LinkedKey(partition = "CASE#{id}", sort = "CASE")
  @LinkedKey(
      name = "openCases",
      index = "GSI1",
      when = "state != DONE",
      partition = "COURT#{court}",
      sort = "CASE#{id}")
  record Case(String id, State state, String court, @Nullable String verdict, int rank)
      implements Tickets {

    @Computed(stored = true)
    static String label(State state, int rank) {
      return state + "-" + rank;
    }

    @Validate(message = "has a verdict when it is done")
    static boolean isDecided(State state, @Nullable String verdict) {
      return state != State.DONE || verdict != null;
    }
  }

  /** Items that no value of one component takes out of all indexes that it is in. */
  @Entity
  @LinkedKey(partition = "LAMP#{id}", sort = "LAMP")
  @LinkedKey(
      name = "lampsOn",
      index = "GSI1",
      when = "isOn",
      partition = "ROOM#{room}",
      sort = "ON#{id}")
  @LinkedKey(
      name = "lampsOff",
      index = "GSI1",
      when = "!isOn",
      partition = "ROOM#{room}",
      sort = "OFF#{id}")
  @LinkedKey(
      name = "doneLamps",
      index = "GSI2",
      when = "state == DONE",
      partition = "DONE#{room}",
      sort = "LAMP#{id}")
  @LinkedKey(
      name = "otherLamps",
      index = "GSI3",
      when = "state != DONE && owner exists",
      partition = "OTHER#{room}",
      sort = "LAMP#{id}")
  record Lamp(String id, String room, boolean isOn, State state, @Nullable String owner)
      implements Tickets {}
}
