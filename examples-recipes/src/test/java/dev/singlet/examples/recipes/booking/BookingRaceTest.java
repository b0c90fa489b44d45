package dev.singlet.examples.recipes.booking;

import static dev.singlet.examples.recipes.booking.BookedHotel.JULY;
import static dev.singlet.examples.recipes.booking.BookedHotel.ROOM_11;
import static dev.singlet.examples.recipes.booking.BookedHotel.ROOM_12;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class BookingRaceTest {

  @RegisterExtension final LocalTable table = BookedHotel.table();

  private final Random random = new Random(27);
  private BookedHotel hotel;

  @BeforeEach
  void client() {
    hotel = new BookedHotel(table.client());
  }

  @AfterEach
  void verify() {
    hotel.verify();
  }

  @Test
  void overlappingStaysAreNeverBookedTwice() {
    List<Supplier<Booking>> tasks = new ArrayList<>();
    for (int number = 0; number < 32; number++) {
      String id = "b" + number;
      LocalDate arrival = JULY.plusDays(random.nextInt(8));
      LocalDate departure = arrival.plusDays(1 + random.nextInt(4));
      tasks.add(() -> hotel.bookings().hold(id, "ann", ROOM_11, arrival, departure));
    }

    assertThat(BookedHotel.race(tasks))
        .hasAtLeastOneElementOfType(Booking.class)
        .hasAtLeastOneElementOfType(TakenException.class)
        .hasOnlyElementsOfTypes(Booking.class, TakenException.class);
  }

  @Test
  void oneOfManyGetsTheNightsOfAHoldThatIsOver() {
    hotel.bookings().hold("old", "ann", ROOM_11, JULY, JULY.plusDays(2));
    hotel.pass(Duration.ofMinutes(15));
    List<Supplier<Booking>> tasks = new ArrayList<>();
    for (int number = 0; number < 16; number++) {
      String id = "b" + number;
      tasks.add(() -> hotel.bookings().hold(id, "bob", ROOM_11, JULY, JULY.plusDays(2)));
    }

    assertThat(BookedHotel.race(tasks))
        .hasOnlyElementsOfTypes(Booking.class, TakenException.class)
        .filteredOn(Booking.class::isInstance)
        .hasSize(1);
  }

  @Test
  void oneRequestThatComesSixteenTimesIsOneBooking() {
    Supplier<Booking> request =
        () -> hotel.bookings().hold("b1", "ann", ROOM_11, JULY, JULY.plusDays(2));

    assertThat(BookedHotel.race(Collections.nCopies(16, request)))
        .containsOnly(hotel.booking("b1"));
  }

  @Test
  void movesCancellationsAndThoseWhoWait() {
    List<Supplier<Booking>> tasks = new ArrayList<>();
    for (int number = 0; number < 6; number++) {
      LocalDate arrival = JULY.plusDays(number / 2 * 2L);
      String id = "b" + number;
      Room room = number % 2 == 0 ? ROOM_11 : ROOM_12;
      hotel.bookings().hold(id, "ann", room, arrival, arrival.plusDays(2));
      tasks.add(
          switch (number % 3) {
            case 0 -> () -> hotel.bookings().cancel(id);
            case 1 ->
                () -> hotel.bookings().move(id, room, arrival.plusDays(1), arrival.plusDays(3));
            default -> () -> hotel.bookings().confirm(id);
          });
    }
    for (int number = 0; number < 18; number++) {
      String id = "w" + number;
      LocalDate day = JULY.plusDays(number % 6);
      tasks.add(() -> hotel.waitingList().join(id, "bob", "double", day));
    }
    Collections.shuffle(tasks, random);

    assertThat(BookedHotel.race(tasks))
        .hasAtLeastOneElementOfType(Booking.class)
        .hasOnlyElementsOfTypes(Booking.class, TakenException.class, RefusedException.class);
  }
}
