package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.Ticket.Status.DONE;
import static dev.singlet.it.docs.model.Ticket.Status.OPEN;
import static dev.singlet.it.docs.model.TicketEntity.STATUS;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Ticket;
import dev.singlet.it.docs.model.TicketEntity;
import dev.singlet.it.docs.model.TrackerTable;
import dev.singlet.query.Page;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ReadmeTest {

  @Test
  void use() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      DynamoDbClient dynamoDb = local.client();
      TrackerTable.client(dynamoDb).execute(CreateTable.of(TrackerTable.SCHEMA));

      TableClient tracker = TrackerTable.client(dynamoDb); // on the SDK's DynamoDbClient
      Ticket ticket =
          TicketEntity.builder().project("singlet").number(7).title("Say hello").build();

      tracker.execute(TicketEntity.put(ticket).ifNotExists());
      Optional<Ticket> one = tracker.execute(TicketEntity.get("singlet", 7));
      Page<Ticket> newestOpen = tracker.execute(TicketEntity.open("singlet").limit(20));
      Stream<Ticket> some =
          tracker.stream(TicketEntity.byProject("singlet").number(between(1, 99)));
      tracker.execute(
          TicketEntity.update("singlet", 7)
              .status(DONE) // its key in GSI1 goes with it
              .addToLabels("shipped")
              .when(STATUS.eq(OPEN)));

      assertThat(one).map(Ticket::title).contains("Say hello");
      assertThat(newestOpen.items()).containsExactly(one.orElseThrow());
      assertThat(some).extracting(Ticket::status).containsExactly(DONE);
      assertThat(tracker.execute(TicketEntity.open("singlet")).items()).isEmpty();
    }
  }
}
