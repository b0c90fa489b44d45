package dev.singlet.examples.recipes.booking;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/**
 * Who waits for a day, in order. It changes with each night that becomes free, too, so that nobody
 * begins to wait at that moment.
 */
@Entity
@LinkedKey(partition = "WAITING#{type}", sort = "{day}")
public record WaitingDay(String type, LocalDate day, List<String> bookings, int released)
    implements Hotel {

  WaitingDay with(String booking) {
    return new WaitingDay(
        type, day, Stream.concat(bookings.stream(), Stream.of(booking)).toList(), released);
  }

  WaitingDay without(String booking) {
    return new WaitingDay(
        type, day, bookings.stream().filter(other -> !other.equals(booking)).toList(), released);
  }

  WaitingDay afterRelease() {
    return new WaitingDay(type, day, bookings.stream().skip(1).toList(), released + 1);
  }
}
