package dev.singlet.examples.recipes.booking;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Validate;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A booking. Its id is that of the request for it, so each request has one. */
@Entity
@LinkedKey(partition = "BOOKING#{id}", sort = "BOOKING")
@LinkedKey(
    name = "ofGuest",
    purpose = "Bookings of a guest, by arrival.",
    index = "GSI1",
    partition = "GUEST#{guest}",
    sort = "{arrival}#{id}",
    when = "state in (WAITING, HELD, CONFIRMED)")
@LinkedKey(
    name = "holds",
    purpose = "Holds of a type of room, the first to end first.",
    index = "GSI2",
    partition = "HOLDS#{type}",
    sort = "{heldUntil}#{id}",
    when = "state == HELD")
public record Booking(
    String id,
    String guest,
    String type,
    @Nullable String room,
    LocalDate arrival,
    LocalDate departure,
    State state,
    @Nullable Instant heldUntil)
    implements Hotel {

  /** A move writes up to four items for each night, and the booking: at most 100. */
  static final int LONGEST = 24;

  @Validate(message = "a stay has 1 to " + LONGEST + " nights")
  static boolean isStay(LocalDate arrival, LocalDate departure) {
    return arrival.isBefore(departure) && !departure.isAfter(arrival.plusDays(LONGEST));
  }

  /** The items of its nights. It has a room. */
  List<Night> nights() {
    String taken = Objects.requireNonNull(room);
    return arrival
        .datesUntil(departure)
        .map(day -> new Night(type, taken, day, id, heldUntil))
        .toList();
  }

  /** Returns whether its nights are its own at a time: confirmed, or held and not over. */
  boolean isLive(Instant now) {
    return state == State.CONFIRMED || (state == State.HELD && !isOver(now));
  }

  /** Returns whether it is a hold that is over. */
  boolean isOver(Instant now) {
    return heldUntil != null && !heldUntil.isAfter(now);
  }
}
