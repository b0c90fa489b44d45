package dev.singlet.examples.recipes.booking;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/** A night for which a room is taken. There is one item for its key, so it is taken once. */
@Entity
@LinkedKey(name = "ofRoom", partition = "ROOM#{room}", sort = "{day}")
@LinkedKey(
    name = "ofType",
    purpose = "Taken nights of a type of room, by day.",
    index = "GSI1",
    partition = "NIGHTS#{type}#{month}",
    sort = "{day}#{room}",
    across = "month")
public record Night(
    String type,
    String room,
    LocalDate day,
    String booking,
    @TimeToLive @Nullable Instant heldUntil)
    implements Hotel {

  @Computed
  static YearMonth month(LocalDate day) {
    return YearMonth.from(day);
  }

  /** Returns whether it is of a hold that is over. DynamoDB deletes it later. */
  boolean isOver(Instant now) {
    return heldUntil != null && !heldUntil.isAfter(now);
  }
}
