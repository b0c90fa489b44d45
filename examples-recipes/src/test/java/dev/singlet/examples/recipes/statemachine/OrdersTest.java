package dev.singlet.examples.recipes.statemachine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class OrdersTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(WorkTable.SCHEMA)
          .seed(OrderEntity.put(new Order("o1", OrderState.PLACED, NOON)));

  private Orders orders;

  @BeforeEach
  void client() {
    orders = new Orders(table.client());
  }

  @Test
  void anOrderGoesFromStateToState() {
    assertThat(orders.move("o1", Move.PAY, Role.CUSTOMER, NOON.plusSeconds(1)))
        .isEqualTo(new Order("o1", OrderState.PAID, NOON.plusSeconds(1)));
    assertThat(orders.move("o1", Move.SHIP, Role.WAREHOUSE, NOON).state())
        .isEqualTo(OrderState.SHIPPED);
    assertThat(orders.move("o1", Move.DELIVER, Role.CARRIER, NOON).state())
        .isEqualTo(OrderState.DELIVERED);
  }

  @Test
  void aMoveFromAnotherStateSaysWhereTheOrderIs() {
    assertThatExceptionOfType(MoveRefusedException.class)
        .isThrownBy(() -> orders.move("o1", Move.SHIP, Role.WAREHOUSE, NOON))
        .withMessage("No SHIP: the order is PLACED.")
        .satisfies(
            refused -> {
              assertThat(refused.move()).isEqualTo(Move.SHIP);
              assertThat(refused.order()).contains(new Order("o1", OrderState.PLACED, NOON));
            });
  }

  @Test
  void aMoveIsForItsRole() {
    assertThatExceptionOfType(MoveRefusedException.class)
        .isThrownBy(() -> orders.move("o1", Move.PAY, Role.CARRIER, NOON))
        .withMessage("No PAY: it is for CUSTOMER.");
  }

  @Test
  void anOrderThatIsNotThereIsNotMade() {
    assertThatExceptionOfType(MoveRefusedException.class)
        .isThrownBy(() -> orders.move("o2", Move.PAY, Role.CUSTOMER, NOON))
        .withMessage("No PAY: there is no order.");
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void ofTwoMovesAtTheSameTimeOneIsMade() {
    orders.move("o1", Move.PAY, Role.CUSTOMER, NOON);

    List<Boolean> made = Race.call(6, number -> isMade(number % 2 == 0 ? Move.SHIP : Move.CANCEL));

    assertThat(made).containsOnlyOnce(true);
  }

  private boolean isMade(Move move) {
    try {
      orders.move("o1", move, move.by, NOON);
      return true;
    } catch (MoveRefusedException refused) {
      return false;
    }
  }

  @Test
  void aMoveWhoseAnswerIsLostIsMade() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

      Order paid =
          new Orders(table.client(proxy.client()))
              .move("o1", Move.PAY, Role.CUSTOMER, NOON.plusNanos(1_234_567));

      assertThat(paid).isEqualTo(new Order("o1", OrderState.PAID, NOON.plusMillis(1)));
    }
  }

  @Test
  void theLongestWaitAndTheEndIsInNoIndex() {
    table
        .client()
        .execute(OrderEntity.put(new Order("o2", OrderState.PLACED, NOON.minusSeconds(9))));
    table
        .client()
        .execute(OrderEntity.put(new Order("o3", OrderState.PLACED, NOON.plusSeconds(9))));

    assertThat(orders.waiting(OrderState.PLACED, NOON))
        .extracting(Order::id)
        .containsExactly("o2", "o1");
    orders.move("o1", Move.CANCEL, Role.CUSTOMER, NOON);
    orders.move("o2", Move.PAY, Role.CUSTOMER, NOON);
    assertThat(orders.waiting(OrderState.PLACED, NOON)).isEmpty();
    assertThat(orders.waiting(OrderState.PAID, NOON)).hasSize(1);
    assertThat(orders.waiting(OrderState.CANCELLED, NOON)).isEmpty();
  }
}
