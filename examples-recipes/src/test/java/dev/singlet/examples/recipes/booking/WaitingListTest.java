package dev.singlet.examples.recipes.booking;

import static dev.singlet.examples.recipes.booking.BookedHotel.JULY;
import static dev.singlet.examples.recipes.booking.BookedHotel.ROOM_11;
import static dev.singlet.examples.recipes.booking.BookedHotel.ROOM_12;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.testing.LocalTable;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class WaitingListTest {

  @RegisterExtension final LocalTable table = BookedHotel.table();

  private BookedHotel hotel;

  @BeforeEach
  void twoBookings() {
    hotel = new BookedHotel(table.client());
    hotel.bookings().hold("b1", "ann", ROOM_11, JULY, JULY.plusDays(2));
    hotel.bookings().hold("b2", "bob", ROOM_12, JULY, JULY.plusDays(1));
  }

  @AfterEach
  void verify() {
    hotel.verify();
  }

  @Test
  void nobodyWaitsForADayWithAFreeRoom() {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> hotel.waitingList().join("w1", "cy", "double", JULY.plusDays(1)));
  }

  @Test
  void theFirstWhoWaitsGetsTheNightAndTheOthersAreFree() {
    wait("w1", "cy");
    wait("w2", "dee");

    hotel.bookings().cancel("b1");

    Booking booking = hotel.booking("w1");
    assertThat(booking.state()).isEqualTo(State.HELD);
    assertThat(booking.room()).isEqualTo("11");
    assertThat(hotel.booking("w2").state()).isEqualTo(State.WAITING);
    assertThat(hotel.rooms().taken("double", JULY, JULY.plusDays(9))).hasSize(2);
  }

  @Test
  void whoWaitsAgainWithTheSameIdKeepsThePlaceOrTheNight() {
    Booking waiting = wait("w1", "cy");
    wait("w2", "dee");
    assertThat(wait("w1", "cy")).isEqualTo(waiting);

    hotel.bookings().cancel("b2");

    assertThat(wait("w1", "cy").state()).isEqualTo(State.HELD);
  }

  @Test
  void theNextGetsTheNightOfAHoldThatIsOver() {
    hotel.bookings().confirm("b2");
    wait("w1", "cy");
    wait("w2", "dee");
    hotel.bookings().cancel("b1");
    hotel.pass(Duration.ofMinutes(15));

    assertThatExceptionOfType(TakenException.class)
        .as("who doesn't wait ends the hold, too, and is behind those who wait")
        .isThrownBy(() -> hotel.bookings().hold("b3", "eve", ROOM_11, JULY, JULY.plusDays(1)));

    assertThat(hotel.booking("w1").state()).isEqualTo(State.CANCELLED);
    assertThat(hotel.booking("w2").state()).isEqualTo(State.HELD);
  }

  @Test
  void whoNoLongerWaitsGetsNothing() {
    wait("w1", "cy");
    wait("w2", "dee");
    hotel.bookings().cancel("w1");

    hotel.bookings().move("b1", ROOM_11, JULY.plusDays(1), JULY.plusDays(2));

    assertThat(hotel.booking("w1").state()).isEqualTo(State.CANCELLED);
    assertThat(hotel.booking("w2").room()).isEqualTo("11");
  }

  private Booking wait(String id, String guest) {
    return hotel.waitingList().join(id, guest, "double", JULY);
  }
}
