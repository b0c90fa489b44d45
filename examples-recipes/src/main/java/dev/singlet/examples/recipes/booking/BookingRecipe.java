package dev.singlet.examples.recipes.booking;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;

/** Two rooms and four guests. */
public final class BookingRecipe implements Recipe {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final LocalDate JULY = LocalDate.parse("2026-07-01");
  private static final Room ROOM_11 = new Room("double", "11");
  private static final Room ROOM_12 = new Room("double", "12");

  @Override
  public String name() {
    return "booking";
  }

  @Override
  public String summary() {
    return "rooms booked by nights, never twice; holds that end; moves; a waiting list";
  }

  @Override
  public void run(Steps steps) {
    TableClient hotel = steps.table(HotelTable.SCHEMA);
    hotel.execute(RoomEntity.put(ROOM_11));
    hotel.execute(RoomEntity.put(ROOM_12));
    books(steps, hotel);
    ends(steps, hotel);
    waits(steps, hotel);
  }

  private static void books(Steps steps, TableClient hotel) {
    steps.step(
        "Ann holds a room for two nights",
        () -> at(0, hotel).hold("b1", "ann", ROOM_11, JULY, JULY.plusDays(2)));
    steps.step(
        "Her request comes again",
        () -> at(1, hotel).hold("b1", "ann", ROOM_11, JULY, JULY.plusDays(2)));
    steps.step(
        "Bob can't have the second of these nights",
        () ->
            taken(
                () -> at(2, hotel).hold("b2", "bob", ROOM_11, JULY.plusDays(1), JULY.plusDays(3))));
    steps.step("Ann confirms", () -> at(10, hotel).confirm("b1"));
    steps.step(
        "She moves a day on",
        () -> at(20, hotel).move("b1", ROOM_11, JULY.plusDays(1), JULY.plusDays(3)));
    steps.step(
        "The rooms that are free on the first",
        () -> rooms(20, hotel).free("double", JULY, JULY.plusDays(1)));
    steps.step("Her bookings", () -> rooms(20, hotel).ofGuest("ann"));
  }

  private static void ends(Steps steps, TableClient hotel) {
    at(20, hotel).hold("b3", "bob", ROOM_12, JULY.plusDays(1), JULY.plusDays(2));
    steps.step(
        "Bob's hold is over, and Cy takes the night before DynamoDB deletes it",
        () -> at(36, hotel).hold("b4", "cy", ROOM_12, JULY.plusDays(1), JULY.plusDays(2)));
  }

  private static void waits(Steps steps, TableClient hotel) {
    LocalDate second = JULY.plusDays(1);
    steps.step(
        "Dee waits for the second",
        () -> waitingList(40, hotel).join("b5", "dee", "double", second));
    waitingList(41, hotel).join("b6", "bob", "double", second);
    steps.step("Ann cancels: Dee has the night", () -> at(42, hotel).cancel("b1"));
    steps.step("Her booking", () -> rooms(42, hotel).ofGuest("dee"));
    steps.step("She doesn't confirm, and Bob is next", () -> at(58, hotel).endHolds("double"));
    steps.step(
        "The taken nights of July",
        () -> rooms(59, hotel).taken("double", JULY, JULY.plusMonths(1)));
  }

  private static List<LocalDate> taken(Supplier<Booking> calls) {
    try {
      throw new IllegalStateException("It was to be refused, and gave " + calls.get());
    } catch (TakenException taken) {
      return taken.days();
    }
  }

  private static Bookings at(int minute, TableClient hotel) {
    return new Bookings(hotel, clock(minute));
  }

  private static WaitingList waitingList(int minute, TableClient hotel) {
    return new WaitingList(hotel, clock(minute));
  }

  private static Rooms rooms(int minute, TableClient hotel) {
    return new Rooms(hotel, clock(minute));
  }

  private static InstantSource clock(int minute) {
    return InstantSource.fixed(NOON.plusSeconds(60L * minute));
  }
}
