package dev.singlet.it.allocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.RequestContext;
import dev.singlet.TableClient;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Bounds are about a quarter above what a JVM allocates that compiles nothing, so that they hold
 * however far a compiler has come.
 */
class AllocationTest {

  private static final int EXECUTIONS = 500;
  private static final long TO_ITEM = 5_150;

  private final Ticket ticket = Ticket.sample(42);
  private final RequestContext context = new RequestContext("Desk", Clock.systemUTC());

  @Test
  void ofARecordMadeAnItem() {
    Allocation.requireAtMost(TO_ITEM, EXECUTIONS, () -> TicketEntity.toItem(ticket));
  }

  @Test
  void ofAnItemMadeARecord() {
    Map<String, AttributeValue> item = TicketEntity.toItem(ticket);
    Allocation.requireAtMost(900, EXECUTIONS, () -> TicketEntity.fromItem(item));
  }

  @Test
  void ofTheRequestOfAPut() {
    Allocation.requireAtMost(8_000, EXECUTIONS, () -> TicketEntity.put(ticket).toRequest(context));
  }

  @Test
  void ofTheRequestOfAGet() {
    Allocation.requireAtMost(
        1_420,
        EXECUTIONS,
        () -> TicketEntity.get("aws", "dynamodb-toolbox", 42).toRequest(context));
  }

  @Test
  void ofTheRequestOfAnUpdateWithADerivedKey() {
    Allocation.requireAtMost(
        8_720,
        EXECUTIONS,
        () ->
            TicketEntity.update("aws", "dynamodb-toolbox", 42)
                .status(TicketStatus.CLOSED)
                .comments(18)
                .toRequest(context));
  }

  @Test
  void ofAPageOfAHundredFromTheClientToTheRecords() {
    List<Map<String, AttributeValue>> items =
        LongStream.rangeClosed(1, 100).mapToObj(Ticket::sample).map(TicketEntity::toItem).toList();
    CannedPage canned = new CannedPage(items);
    try (DynamoDbClient dynamoDb = canned.client()) {
      TableClient desk = DeskTable.client(dynamoDb);
      Allocation.requireAtMost(
          381_000,
          10,
          () -> desk.execute(TicketEntity.byProject("aws", "dynamodb-toolbox").limit(100)).items());
      int before = canned.requests();
      assertThat(desk.execute(TicketEntity.byProject("aws", "dynamodb-toolbox").limit(100)).items())
          .hasSize(100)
          .startsWith(Ticket.sample(1));
      assertThat(canned.requests()).isEqualTo(before + 1);
    }
  }

  @Test
  void aWastefulOperationIsCaught() {
    assertThatThrownBy(
            () ->
                Allocation.requireAtMost(
                    TO_ITEM,
                    EXECUTIONS,
                    () -> {
                      TicketEntity.toItem(ticket);
                      return TicketEntity.toItem(ticket);
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("may " + TO_ITEM);
  }
}
