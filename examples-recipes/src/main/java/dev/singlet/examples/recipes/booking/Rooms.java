package dev.singlet.examples.recipes.booking;

import static dev.singlet.value.Range.between;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.item.Get;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds rooms and bookings. */
final class Rooms {

  private final TableClient hotel;
  private final InstantSource clock;

  Rooms(TableClient hotel, InstantSource clock) {
    this.hotel = hotel;
    this.clock = clock;
  }

  /** The taken nights of a type of room. Holds that are over are not among them. */
  List<Night> taken(String type, LocalDate arrival, LocalDate departure) {
    LocalDate last = departure.minusDays(1);
    return hotel.stream(
            NightEntity.ofType(type, between(YearMonth.from(arrival), YearMonth.from(last)))
                .day(between(arrival, last))
                .filter(
                    NightEntity.HELD_UNTIL
                        .notExists()
                        .or(NightEntity.HELD_UNTIL.gt(clock.instant()))))
        .toList();
  }

  /** The rooms of a type that are free in all these nights, a moment ago. */
  List<Room> free(String type, LocalDate arrival, LocalDate departure) {
    Set<String> taken =
        taken(type, arrival, departure).stream().map(Night::room).collect(Collectors.toSet());
    return hotel.stream(RoomEntity.ofType(type))
        .filter(room -> !taken.contains(room.number()))
        .toList();
  }

  /** Returns whether a room of a type is free in a night: not from the index, which is behind. */
  boolean isAnyFree(String type, LocalDate day) {
    List<Get<Night>> nights =
        hotel.stream(RoomEntity.ofType(type))
            .map(room -> NightEntity.get(room.number(), day).consistent())
            .toList();
    Instant now = clock.instant();
    long taken =
        hotel.execute(BatchGet.of(nights)).items().stream()
            .filter(night -> !night.isOver(now))
            .count();
    return taken < nights.size();
  }

  /** The bookings of a guest, by arrival, and the days for which the guest waits. */
  List<Booking> ofGuest(String guest) {
    return hotel.stream(
            BookingEntity.ofGuest(guest)
                .filter(
                    BookingEntity.HELD_UNTIL
                        .notExists()
                        .or(BookingEntity.HELD_UNTIL.gt(clock.instant()))))
        .toList();
  }
}
