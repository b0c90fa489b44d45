package dev.singlet.examples.recipes.booking;

import static dev.singlet.value.Range.lte;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.transaction.OpenTransaction;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Books rooms. */
final class Bookings {

  private static final Duration HOLD = Duration.ofMinutes(15);

  private final TableClient hotel;
  private final InstantSource clock;
  private final WaitingList waitingList;

  Bookings(TableClient hotel, InstantSource clock) {
    this.hotel = hotel;
    this.clock = clock;
    this.waitingList = new WaitingList(hotel, clock);
  }

  /** The end of a hold. A time to live has whole seconds. */
  static Instant holdFrom(Instant now) {
    return now.plus(HOLD).truncatedTo(ChronoUnit.SECONDS);
  }

  /**
   * Holds a room for 15 minutes. Called again with the same id, it gives the same booking.
   *
   * @throws TakenException if others have one of the nights
   */
  Booking hold(String id, String guest, Room room, LocalDate arrival, LocalDate departure) {
    Instant until = holdFrom(clock.instant());
    Booking held =
        new Booking(id, guest, room.type(), room.number(), arrival, departure, State.HELD, until);
    return takeNights(
        tx -> {
          Optional<Booking> made = tx.read(BookingEntity.get(id));
          if (made.isPresent()) {
            return made.get();
          }
          held.nights().forEach(night -> tx.write(NightEntity.put(night).ifNotExists()));
          return tx.write(BookingEntity.put(held));
        });
  }

  /**
   * Keeps the nights of a hold.
   *
   * @throws RefusedException if the hold is over
   */
  Booking confirm(String id) {
    return hotel.transact(
        tx -> {
          Booking held = live(tx, id);
          if (held.state() == State.CONFIRMED) {
            return held;
          }
          for (Night night : held.nights()) {
            tx.write(
                NightEntity.update(night.room(), night.day())
                    .removeHeldUntil()
                    .when(NightEntity.BOOKING.eq(id)));
          }
          return tx.write(
              BookingEntity.put(
                  BookingEntity.builder(held).state(State.CONFIRMED).heldUntil(null).build()));
        });
  }

  /**
   * Moves a booking to another room or other days. Nights that it no longer has become free at the
   * same moment.
   *
   * @throws TakenException if others have one of the nights
   * @throws RefusedException if the booking has no nights
   */
  Booking move(String id, Room room, LocalDate arrival, LocalDate departure) {
    return takeNights(
        tx -> {
          Booking before = live(tx, id);
          Booking after =
              BookingEntity.builder(before)
                  .type(room.type())
                  .room(room.number())
                  .arrival(arrival)
                  .departure(departure)
                  .build();
          tx.write(waitingList.release(tx, without(before.nights(), after.nights())));
          without(after.nights(), before.nights())
              .forEach(night -> tx.write(NightEntity.put(night).ifNotExists()));
          return tx.write(BookingEntity.put(after));
        });
  }

  /** Cancels a booking. Those who wait first get its nights. */
  Booking cancel(String id) {
    return hotel.transact(tx -> cancel(tx, booking(tx, id)));
  }

  private Booking cancel(OpenTransaction tx, Booking booking) {
    if (booking.state() == State.CANCELLED) {
      return booking;
    }
    tx.write(
        booking.state() == State.WAITING
            ? waitingList.leave(tx, booking)
            : waitingList.release(tx, booking.nights()));
    return tx.write(
        BookingEntity.put(
            BookingEntity.builder(booking).state(State.CANCELLED).heldUntil(null).build()));
  }

  /** Cancels the holds of a type of room that are over. A job does this each minute. */
  void endHolds(String type) {
    hotel.stream(BookingEntity.holds(type).heldUntil(lte(clock.instant())))
        .forEach(hold -> end(hold.id()));
  }

  private void end(String id) {
    hotel.transact(
        tx -> {
          Booking hold = booking(tx, id);
          return hold.isOver(clock.instant()) ? cancel(tx, hold) : hold;
        });
  }

  /** Makes a transaction that needs nights. If holds that are over are in its way, it ends them. */
  private Booking takeNights(Function<OpenTransaction, Booking> work) {
    try {
      return hotel.transact(work);
    } catch (TransactionFailedException failed) {
      List<Night> taken = taken(failed);
      Instant now = clock.instant();
      if (!taken.stream().allMatch(night -> night.isOver(now))) {
        throw new TakenException(taken);
      }
      taken.stream().map(Night::booking).distinct().forEach(this::end);
    }
    try {
      return hotel.transact(work);
    } catch (TransactionFailedException failed) {
      throw new TakenException(taken(failed));
    }
  }

  private static List<Night> taken(TransactionFailedException failed) {
    List<Night> taken =
        failed.failures().stream()
            .filter(f -> f.condition() == ConditionFailedException.Reason.ALREADY_EXISTS)
            .flatMap(f -> f.existing(NightEntity.type()).stream())
            .toList();
    // An attempt without an answer may have taken them, or take them later.
    if (taken.isEmpty() || failed.mayHaveBeenMade()) {
      throw failed;
    }
    return taken;
  }

  private Booking live(OpenTransaction tx, String id) {
    Booking booking = booking(tx, id);
    if (!booking.isLive(clock.instant())) {
      throw new RefusedException("The booking " + id + " has no nights.");
    }
    return booking;
  }

  private static Booking booking(OpenTransaction tx, String id) {
    return tx.read(BookingEntity.get(id))
        .orElseThrow(() -> new RefusedException("There is no booking " + id + "."));
  }

  private static List<Night> without(List<Night> some, List<Night> others) {
    return some.stream().filter(night -> !others.contains(night)).toList();
  }
}
