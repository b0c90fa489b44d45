package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.Ticket.Status.DONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.Ticket;
import dev.singlet.it.docs.model.TicketEntity;
import dev.singlet.it.docs.model.TrackerTable;
import dev.singlet.query.Page;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The code of the site's start page does what the page says of it. */
class StartPageTest {

  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final DynamoDbClient dynamoDb = local.client();

  @BeforeEach
  void create() {
    TrackerTable.client(dynamoDb).execute(CreateTable.of(TrackerTable.SCHEMA));
  }

  @AfterEach
  void stop() {
    local.close();
  }

  @Test
  void theModelAtWork() {
    Ticket ticket = ticket(7);

    TableClient tracker = TrackerTable.client(dynamoDb);

    tracker.execute(TicketEntity.put(ticket).ifNotExists());
    Optional<Ticket> seven = tracker.execute(TicketEntity.get("singlet", 7));
    Page<Ticket> newestOpen = tracker.execute(TicketEntity.open("singlet").limit(20));

    assertThat(seven).map(Ticket::title).contains("Say hello");
    assertThat(newestOpen.items()).containsExactly(seven.orElseThrow());
  }

  @Test
  void byHandTheTicketStaysInTheIndexOfOpenOnes() {
    putByHand("9");

    closeByHand("singlet", 9);

    assertThat(openByHand())
        .singleElement()
        .satisfies(item -> assertThat(item).containsEntry("status", fromS("DONE")));
  }

  @Test
  void byHandTenIsBeforeNine() {
    putByHand("9");
    putByHand("10");

    assertThat(sortKeys()).containsExactly("TICKET#10", "TICKET#9");
  }

  @Test
  void byHandThereIsHalfATicketAfterwards() {
    closeByHand("singlet", 8);

    assertThat(items()).extracting(Map::keySet).containsExactly(Set.of("PK", "SK", "status"));
  }

  @Test
  void withSingletTheTicketLeavesTheIndex() {
    TableClient tracker = TrackerTable.client(dynamoDb);
    tracker.execute(TicketEntity.put(ticket(9)));
    tracker.execute(TicketEntity.put(ticket(10)));

    close(tracker, "singlet", 9);

    assertThat(items()).extracting(item -> item.containsKey("GSI1PK")).containsExactly(false, true);
    assertThat(sortKeys()).containsExactly("TICKET#000009", "TICKET#000010");
  }

  @Test
  void withSingletNothingIsMadeOfNoTicket() {
    TableClient tracker = TrackerTable.client(dynamoDb);

    assertThatThrownBy(() -> close(tracker, "singlet", 8))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(items()).isEmpty();
  }

  private static void close(TableClient tracker, String project, int number) {
    tracker.execute(TicketEntity.update(project, number).status(DONE));
  }

  private void closeByHand(String project, int number) {
    dynamoDb.updateItem(
        request ->
            request
                .tableName("Tracker")
                .key(Map.of("PK", fromS("PROJECT#" + project), "SK", fromS("TICKET#" + number)))
                .updateExpression("SET #status = :done")
                .expressionAttributeNames(Map.of("#status", "status"))
                .expressionAttributeValues(Map.of(":done", fromS("DONE"))));
  }

  private void putByHand(String number) {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", fromS("PROJECT#singlet"),
            "SK", fromS("TICKET#" + number),
            "GSI1PK", fromS("OPEN#singlet"),
            "GSI1SK", fromS(number),
            "status", fromS("OPEN"));
    dynamoDb.putItem(request -> request.tableName("Tracker").item(item));
  }

  private List<Map<String, AttributeValue>> openByHand() {
    return dynamoDb
        .query(
            request ->
                request
                    .tableName("Tracker")
                    .indexName("GSI1")
                    .keyConditionExpression("GSI1PK = :open")
                    .expressionAttributeValues(Map.of(":open", fromS("OPEN#singlet"))))
        .items();
  }

  private List<String> sortKeys() {
    return items().stream().map(item -> item.get("SK").s()).toList();
  }

  private List<Map<String, AttributeValue>> items() {
    return dynamoDb
        .query(
            request ->
                request
                    .tableName("Tracker")
                    .keyConditionExpression("PK = :project")
                    .expressionAttributeValues(Map.of(":project", fromS("PROJECT#singlet"))))
        .items();
  }

  private static Ticket ticket(int number) {
    return TicketEntity.builder().project("singlet").number(number).title("Say hello").build();
  }
}
