package dev.singlet.examples.recipes.booking;

import static dev.singlet.examples.recipes.booking.BookedHotel.JULY;
import static dev.singlet.examples.recipes.booking.BookedHotel.ROOM_11;
import static dev.singlet.examples.recipes.booking.BookedHotel.ROOM_12;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class BookingsTest {

  @RegisterExtension final LocalTable table = BookedHotel.table();

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
  void aNightIsBookedOnceAndThatOfTheDepartureIsFree() {
    hold("b1", JULY, 3);

    assertThatExceptionOfType(TakenException.class)
        .isThrownBy(() -> hold("b2", JULY.plusDays(1), 4))
        .satisfies(
            taken -> assertThat(taken.days()).containsExactly(JULY.plusDays(1), JULY.plusDays(2)));
    assertThat(hold("b2", JULY.plusDays(3), 1).state()).isEqualTo(State.HELD);
  }

  @Test
  void aRequestThatComesAgainGetsTheSameBooking() {
    Booking first = hold("b1", JULY, 3);
    hotel.pass(Duration.ofMinutes(5));

    assertThat(hold("b1", JULY, 3)).isEqualTo(first);
    hotel.bookings().cancel("b1");
    assertThat(hold("b1", JULY, 3).state()).as("not once more").isEqualTo(State.CANCELLED);
  }

  @Test
  void aHoldIsOverAfterFifteenMinutesAlthoughItIsStillThere() {
    hold("b1", JULY, 2);
    hotel.pass(Duration.ofMinutes(15).minusMillis(1));
    assertThatExceptionOfType(TakenException.class).isThrownBy(() -> hold("b2", JULY, 1));
    assertThat(hotel.rooms().free("double", JULY, JULY.plusDays(1))).containsExactly(ROOM_12);

    hotel.pass(Duration.ofMillis(1));

    assertThat(hotel.rooms().free("double", JULY, JULY.plusDays(1)))
        .containsExactly(ROOM_11, ROOM_12);
    assertThat(hotel.rooms().ofGuest("ann")).isEmpty();
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> hotel.bookings().confirm("b1"));
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> hotel.bookings().move("b1", ROOM_12, JULY, JULY.plusDays(1)));
    assertThat(hold("b2", JULY.plusDays(1), 1).state()).isEqualTo(State.HELD);
    assertThat(hotel.booking("b1").state()).isEqualTo(State.CANCELLED);
  }

  @Test
  void aConfirmedBookingStays() {
    hold("b1", JULY, 2);
    Booking confirmed = hotel.bookings().confirm("b1");
    hotel.pass(Duration.ofDays(1));

    hotel.bookings().endHolds("double");

    assertThat(hotel.bookings().confirm("b1")).isEqualTo(confirmed);
    assertThatExceptionOfType(TakenException.class).isThrownBy(() -> hold("b2", JULY, 1));
  }

  @Test
  void aHoldWhoseNightsDynamoDbHasDeletedTakesNoneFromOthers() {
    hold("b1", JULY, 2);
    hotel.pass(Duration.ofMinutes(15));
    table.client().execute(NightEntity.delete("11", JULY));
    table.client().execute(NightEntity.delete("11", JULY.plusDays(1)));
    hold("b2", JULY, 1);

    hotel.bookings().endHolds("double");

    assertThat(hotel.booking("b1").state()).isEqualTo(State.CANCELLED);
    assertThat(hotel.booking("b2").state()).isEqualTo(State.HELD);
  }

  @Test
  void whoWaitsGetsANightThatDynamoDbHasDeleted() {
    hold("b1", JULY, 1);
    hotel.bookings().hold("b2", "bob", ROOM_12, JULY, JULY.plusDays(1));
    hotel.bookings().confirm("b2");
    hotel.waitingList().join("w1", "cy", "double", JULY);
    hotel.pass(Duration.ofMinutes(15));
    table.client().execute(NightEntity.delete("11", JULY));

    hotel.bookings().endHolds("double");

    assertThat(hotel.booking("b1").state()).isEqualTo(State.CANCELLED);
    assertThat(hotel.booking("w1").state()).isEqualTo(State.HELD);
    assertThat(hotel.booking("w1").room()).isEqualTo("11");
  }

  @Test
  void aProgramWhoseClockIsBehindDoesNotConfirmTheNightsOfAnother() {
    hold("b1", JULY, 2);
    Bookings behind = new Bookings(table.client(), InstantSource.fixed(hotel.instant()));
    hotel.pass(Duration.ofMinutes(15));
    table.client().execute(NightEntity.delete("11", JULY));
    hold("b2", JULY, 1);

    assertThatExceptionOfType(TransactionFailedException.class)
        .isThrownBy(() -> behind.confirm("b1"));
    hotel.bookings().endHolds("double");
    assertThat(hotel.bookings().confirm("b2").state()).isEqualTo(State.CONFIRMED);
  }

  @Test
  void aMoveFreesTheOldNightsAndKeepsThoseInBoth() {
    hold("b1", JULY, 3);
    hotel.bookings().confirm("b1");

    Booking moved = hotel.bookings().move("b1", ROOM_11, JULY.plusDays(2), JULY.plusDays(5));

    assertThat(hotel.booking("b1")).isEqualTo(moved);
    assertThat(hold("b2", JULY, 2).state()).isEqualTo(State.HELD);
    assertThat(hotel.rooms().ofGuest("ann")).extracting(Booking::id).containsExactly("b2", "b1");
  }

  @Test
  void aMoveToATakenNightChangesNothing() {
    Booking first = hold("b1", JULY, 2);
    hold("b2", JULY.plusDays(2), 1);

    assertThatExceptionOfType(TakenException.class)
        .isThrownBy(() -> hotel.bookings().move("b1", ROOM_11, JULY.plusDays(1), JULY.plusDays(3)));
    assertThat(hotel.booking("b1")).isEqualTo(first);
  }

  @Test
  void freeRoomsOverTheEndOfAMonth() {
    LocalDate last = JULY.plusDays(30);
    hold("b1", last.minusDays(3), 3);
    assertThat(hotel.rooms().free("double", last, last.plusDays(9))).contains(ROOM_11);

    hold("b2", last.plusDays(1), 1);

    assertThat(hotel.rooms().free("double", last, last.plusDays(9))).containsExactly(ROOM_12);
    assertThat(hotel.rooms().taken("double", JULY, JULY.plusDays(60))).hasSize(4);
  }

  @Test
  void theLongestStayMovesAlthoughSomebodyWaitsForEachNight() {
    int nights = Booking.LONGEST;
    hold("b1", JULY, nights);
    hotel.bookings().hold("b2", "bob", ROOM_12, JULY, JULY.plusDays(nights));
    for (int day = 0; day < nights; day++) {
      hotel.waitingList().join("w" + day, "cy", "double", JULY.plusDays(day));
    }

    hotel.bookings().move("b1", ROOM_11, JULY.plusDays(nights), JULY.plusDays(2L * nights));

    assertThat(hotel.all()).hasSize(nights + 2).allMatch(b -> b.state() == State.HELD);
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> hold("b3", JULY.plusDays(90), nights + 1))
        .withMessageContaining("a stay has 1 to 24 nights");
  }

  @Test
  void aBookingWhoseAnswerIsLostIsMadeOnce() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      Booking booking = hold(proxy.client(), "b1");

      assertThat(hotel.booking("b1")).isEqualTo(booking);
      assertThat(proxy.count(Fault.LOST_RESPONSE)).isOne();
    }
  }

  @Test
  void takenNightsAreInDoubtIfAnAttemptGotNoAnswer() {
    hold("b1", JULY, 2);
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_REQUEST).on(TransactWriteItemsRequest.class).once();

      assertThatExceptionOfType(TransactionFailedException.class)
          .isThrownBy(() -> hold(proxy.client(), "b2"))
          .satisfies(failed -> assertThat(failed.mayHaveBeenMade()).isTrue());
    }
  }

  @Test
  void aProgramThatGotNoAnswerAsksAgain() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
      DynamoDbClient once =
          proxy.client(
              s ->
                  s.overrideConfiguration(c -> c.retryStrategy(DefaultRetryStrategy.doNotRetry())));

      assertThatExceptionOfType(SdkClientException.class).isThrownBy(() -> hold(once, "b1"));
      assertThat(hold(once, "b1")).isEqualTo(hotel.booking("b1"));
    }
  }

  private Booking hold(DynamoDbClient dynamoDb, String id) {
    return hotel.bookings(table.client(dynamoDb)).hold(id, "ann", ROOM_11, JULY, JULY.plusDays(2));
  }

  private Booking hold(String id, LocalDate arrival, int nights) {
    return hotel.bookings().hold(id, "ann", ROOM_11, arrival, arrival.plusDays(nights));
  }
}
