package dev.singlet.examples.recipes.booking;

import dev.singlet.TableClient;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.transaction.OpenTransaction;
import dev.singlet.transaction.TransactedItems;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Guests who wait for a night of a type of room, first come first served. */
final class WaitingList {

  private final TableClient hotel;
  private final InstantSource clock;

  WaitingList(TableClient hotel, InstantSource clock) {
    this.hotel = hotel;
    this.clock = clock;
  }

  /**
   * Waits for a night. Called again with the same id, it gives the same booking, which may have its
   * night by then.
   *
   * @throws RefusedException if a room is free
   */
  Booking join(String id, String guest, String type, LocalDate day) {
    return hotel.transact(
        tx -> {
          Optional<Booking> made = tx.read(BookingEntity.get(id));
          if (made.isPresent()) {
            return made.get();
          }
          WaitingDay waiting = or(tx.read(WaitingDayEntity.get(type, day)), type, day);
          if (new Rooms(hotel, clock).isAnyFree(type, day)) {
            throw new RefusedException("A room is free.");
          }
          tx.write(WaitingDayEntity.put(waiting.with(id)));
          return tx.write(
              BookingEntity.put(
                  new Booking(id, guest, type, null, day, day.plusDays(1), State.WAITING, null)));
        });
  }

  /** Returns the write that ends the waiting of a booking. */
  List<TransactWrite> leave(OpenTransaction tx, Booking booking) {
    Get<WaitingDay> day = WaitingDayEntity.get(booking.type(), booking.arrival());
    return List.of(WaitingDayEntity.put(tx.read(day).orElseThrow().without(booking.id())));
  }

  /** Returns the writes that give nights to the first who wait for them, or free them. */
  List<TransactWrite> release(OpenTransaction tx, List<Night> nights) {
    List<TransactWrite> writes = new ArrayList<>();
    for (Night night : nights) {
      Get<Night> stored = NightEntity.get(night);
      Get<WaitingDay> day = WaitingDayEntity.get(night.type(), night.day());
      TransactedItems read = tx.read(stored, day);
      if (!read.get(stored).orElse(night).equals(night)) {
        continue; // DynamoDB had deleted it, and another booking has it.
      }
      WaitingDay waiting = or(read.get(day), night.type(), night.day());
      writes.add(WaitingDayEntity.put(waiting.afterRelease()));
      if (waiting.bookings().isEmpty()) {
        writes.add(NightEntity.delete(night));
      } else {
        Booking first = tx.read(BookingEntity.get(waiting.bookings().get(0))).orElseThrow();
        Booking held =
            BookingEntity.builder(first)
                .room(night.room())
                .state(State.HELD)
                .heldUntil(Bookings.holdFrom(clock.instant()))
                .build();
        writes.add(BookingEntity.put(held));
        writes.add(NightEntity.put(held.nights().get(0)));
      }
    }
    return writes;
  }

  private static WaitingDay or(Optional<WaitingDay> stored, String type, LocalDate day) {
    return stored.orElseGet(() -> new WaitingDay(type, day, List.of(), 0));
  }
}
