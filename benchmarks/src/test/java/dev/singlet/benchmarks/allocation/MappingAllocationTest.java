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

  private final Ticket ticket = Ticket.sample(42);
  private final RequestContext context = new RequestContext("Desk", Clock.systemUTC());

  @BeforeAll
  static void boundsHoldHere() {
    Allocation.assumeReferencesOfFourBytes();
  }

  @Test
  void ofARecordMadeAnItem() {
    Allocation.requireRecorded(
        "an item of a record", EXECUTIONS, () -> TicketEntity.toItem(ticket));
  }

  @Test
  void ofAnItemMadeARecord() {
    Map<String, AttributeValue> item = TicketEntity.toItem(ticket);
    Allocation.requireRecorded(
        "a record of an item", EXECUTIONS, () -> TicketEntity.fromItem(item));
  }

  @Test
  void ofTheRequestOfAPut() {
    Allocation.requireRecorded(
        "the request of a put", EXECUTIONS, () -> TicketEntity.put(ticket).toRequest(context));
  }

  @Test
  void ofTheRequestOfAGet() {
    Allocation.requireRecorded(
        "the request of a get",
        EXECUTIONS,
        () -> TicketEntity.get("aws", "dynamodb-toolbox", 42).toRequest(context));
  }

  @Test
  void ofTheRequestOfAnUpdateWithADerivedKey() {
    Allocation.requireRecorded(
        "the request of an update",
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
                    "an item of a record",
                    EXECUTIONS,
                    () -> {
                      var unused = TicketEntity.toItem(ticket);
                      return TicketEntity.toItem(ticket);
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("an item of a record grew from");
  }
}
