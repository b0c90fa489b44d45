package dev.singlet.examples.recipes.booking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;

/** A hotel of two double rooms, and what must be true of it at any time. */
final class BookedHotel implements InstantSource {

  /** Far away, so that DynamoDB Local, which goes by the machine's time, deletes no hold. */
  static final LocalDate JULY = LocalDate.parse("2090-07-01");

  static final Room ROOM_11 = new Room("double", "11");
  static final Room ROOM_12 = new Room("double", "12");

  private final TableClient client;
  private volatile Instant now = Instant.parse("2090-03-01T12:00:00Z");

  BookedHotel(TableClient client) {
    this.client = client.withTransactionAttempts(30);
  }

  static LocalTable table() {
    return LocalTable.of(HotelTable.SCHEMA).seed(RoomEntity.put(ROOM_11), RoomEntity.put(ROOM_12));
  }

  @Override
  public Instant instant() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  Bookings bookings() {
    return bookings(client);
  }

  Bookings bookings(TableClient other) {
    return new Bookings(other, this);
  }

  WaitingList waitingList() {
    return new WaitingList(client, this);
  }

  Rooms rooms() {
    return new Rooms(client, this);
  }

  Booking booking(String id) {
    return client.execute(BookingEntity.get(id).consistent()).orElseThrow();
  }

  List<Booking> all() {
    return client.stream(HotelTable.scan(BookingEntity.type()).consistent()).toList();
  }

  /** Does all at the same time. Gives the results, or the exceptions. */
  static List<Object> race(List<Supplier<Booking>> tasks) {
    return Race.call(tasks.size(), number -> outcome(tasks.get(number)));
  }

  private static Object outcome(Supplier<Booking> task) {
    try {
      return task.get();
    } catch (RuntimeException failed) {
      return failed;
    }
  }

  /** Each night is of the one booking that has it, and who waits is in the list of a full day. */
  void verify() {
    List<Booking> bookings = all();
    List<Night> nights = client.stream(HotelTable.scan(NightEntity.type()).consistent()).toList();
    assertThat(nights)
        .containsExactlyInAnyOrderElementsOf(
            bookings.stream()
                .filter(b -> b.state() == State.HELD || b.state() == State.CONFIRMED)
                .flatMap(b -> b.nights().stream())
                .toList());
    List<WaitingDay> days =
        client.stream(HotelTable.scan(WaitingDayEntity.type()).consistent()).toList();
    assertThat(days.stream().flatMap(day -> day.bookings().stream()))
        .containsExactlyInAnyOrderElementsOf(
            bookings.stream().filter(b -> b.state() == State.WAITING).map(Booking::id).toList());
    assertThat(days.stream().filter(day -> !day.bookings().isEmpty()))
        .allSatisfy(
            day ->
                assertThat(nights.stream().filter(night -> night.day().equals(day.day())))
                    .hasSize(2));
  }
}
