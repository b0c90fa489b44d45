package dev.singlet.it.allocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.singlet.RequestContext;
import dev.singlet.TableClient;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Bounds are three hundredths above what a JVM allocates that compiles nothing, which is the same
 * on Java 17 and 25 but for one hundredth: less than one object more for each attribute. They are
 * for references of four bytes, which a JVM with a heap of 32 GB or more doesn't have.
 */
class AllocationTest {

  private static final int EXECUTIONS = 500;
  private static final long TO_ITEM = 4_100;

  private final Ticket ticket = Ticket.sample(42);
  private final RequestContext context = new RequestContext("Desk", Clock.systemUTC());

  @BeforeAll
  static void referencesAreOfFourBytes() {
    assumeThat(Allocation.of(EXECUTIONS, () -> new Object[1_000])).isLessThan(5_000);
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
        6_520,
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
          318_000,
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
