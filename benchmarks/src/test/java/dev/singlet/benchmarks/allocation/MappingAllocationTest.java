package dev.singlet.benchmarks.allocation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.operation.RequestContext;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items and requests of one operation, without a client. */
class MappingAllocationTest {

  private static final int EXECUTIONS = 500;
  private static final long TO_ITEM = 4_100;

  private final Ticket ticket = Ticket.sample(42);
  private final RequestContext context = new RequestContext("Desk", Clock.systemUTC());

  @BeforeAll
  static void boundsHoldHere() {
    Allocation.assumeReferencesOfFourBytes();
  }

  @Test
  void ofARecordMadeAnItem() {
    Allocation.requireAtMost(TO_ITEM, EXECUTIONS, () -> TicketEntity.toItem(ticket));
  }

  @Test
  void ofAnItemMadeARecord() {
    Map<String, AttributeValue> item = TicketEntity.toItem(ticket);
    Allocation.requireAtMost(650, EXECUTIONS, () -> TicketEntity.fromItem(item));
  }

  @Test
  void ofTheRequestOfAPut() {
    Allocation.requireAtMost(6_450, EXECUTIONS, () -> TicketEntity.put(ticket).toRequest(context));
  }

  @Test
  void ofTheRequestOfAGet() {
    Allocation.requireAtMost(
        1_260,
        EXECUTIONS,
        () -> TicketEntity.get("aws", "dynamodb-toolbox", 42).toRequest(context));
  }

  @Test
  void ofTheRequestOfAnUpdateWithADerivedKey() {
    Allocation.requireAtMost(
        6_250,
        EXECUTIONS,
        () ->
            TicketEntity.update("aws", "dynamodb-toolbox", 42)
                .status(TicketStatus.CLOSED)
                .comments(18)
                .toRequest(context));
  }

  @Test
  void aWastefulOperationIsCaught() {
    assertThatThrownBy(
            () ->
                Allocation.requireAtMost(
                    TO_ITEM,
                    EXECUTIONS,
                    () -> {
                      var unused = TicketEntity.toItem(ticket);
                      return TicketEntity.toItem(ticket);
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("may " + TO_ITEM);
  }
}
