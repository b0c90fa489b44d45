package dev.singlet.examples.recipes.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.StreamRecords;
import dev.singlet.examples.shared.Race;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** Orders and their events, on a stream of DynamoDB Local. */
class OutboxTest {

  // In the future, because DynamoDB Local deletes what has expired.
  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");
  private static final Instant EXPIRY = NOON.plus(Duration.ofDays(30));
  private static final OrderPlaced PLACED = new OrderPlaced("o1", 1, "ann", 1995, EXPIRY);
  private static final OrderCancelled CANCELLED = new OrderCancelled("o1", 2, "late", EXPIRY);

  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final TableClient sales = SalesTable.client(local.client());
  private final Orders orders = new Orders(sales);
  private final List<OrderEvent> published = new ArrayList<>();

  @BeforeEach
  void createTable() {
    sales.execute(CreateTable.of(SalesTable.SCHEMA).withStream(StreamViewType.NEW_AND_OLD_IMAGES));
  }

  @AfterEach
  void stop() {
    local.close();
  }

  @Test
  void eachChangeOfAnOrderIsOneEventInOrder() {
    assertThat(orders.place("o1", "ann", 1995, NOON)).isTrue();
    assertThat(orders.cancel(order(), "late", NOON)).isTrue();

    assertThat(new Relay(published::add).publish(records())).isEmpty();

    assertThat(published).containsExactly(PLACED, CANCELLED);
  }

  @Test
  void aRefusedChangeIsNoEvent() {
    assertThat(orders.place("o1", "ann", 1995, NOON)).isTrue();
    Order seen = order();

    assertThat(orders.place("o1", "bob", 5, NOON)).isFalse();
    assertThat(orders.cancel(seen, "late", NOON)).isTrue();
    assertThat(orders.cancel(seen, "again", NOON)).isFalse();
    assertThat(orders.cancel(order(), "again", NOON)).isFalse();

    assertThat(new Relay(published::add).publish(records())).isEmpty();
    assertThat(published).containsExactly(PLACED, CANCELLED);
  }

  @Test
  void ofManyChangesAtTheSameTimeOneIsAnEvent() {
    assertThat(orders.place("o1", "ann", 1995, NOON)).isTrue();
    Order seen = order();

    List<Boolean> made = Race.call(8, call -> orders.cancel(seen, "call " + call, NOON));

    assertThat(made).containsOnlyOnce(true);
    assertThat(new Relay(published::add).publish(records())).isEmpty();
    assertThat(published).hasSize(2);
  }

  @Test
  void fromAFailureOnRecordsComeAgain() {
    assertThat(orders.place("o1", "ann", 1995, NOON)).isTrue();
    assertThat(orders.cancel(order(), "late", NOON)).isTrue();
    Relay failing = new Relay(this::publishPlaced);
    List<Record> records = records();

    String failed = failing.publish(records).orElseThrow();

    assertThat(published).containsExactly(PLACED);
    List<Record> again =
        records.stream()
            .dropWhile(record -> !record.dynamodb().sequenceNumber().equals(failed))
            .toList();
    assertThat(new Relay(published::add).publish(again)).isEmpty();
    assertThat(published).containsExactly(PLACED, CANCELLED);
  }

  private void publishPlaced(OrderEvent event) {
    if (!(event instanceof OrderPlaced)) {
      throw new IllegalStateException("The bus doesn't answer.");
    }
    published.add(event);
  }

  @Test
  void theEndOfAnEventIsNoEvent() {
    assertThat(orders.place("o1", "ann", 1995, NOON)).isTrue();
    sales.execute(OrderPlacedEntity.delete("o1", 1));

    assertThat(new Relay(published::add).publish(records())).isEmpty();
    assertThat(published).containsExactly(PLACED);
  }

  @Test
  void eventsCanBeReadAgainFromTheTable() {
    assertThat(orders.place("o1", "ann", 1995, NOON)).isTrue();
    assertThat(orders.cancel(order(), "late", NOON)).isTrue();

    assertThat(sales.execute(OrderEventCollection.ofOrder("o1")).items())
        .containsExactly(PLACED, CANCELLED);
  }

  private Order order() {
    return sales.execute(OrderEntity.get("o1").consistent()).orElseThrow();
  }

  private List<Record> records() {
    return new StreamRecords(local, SalesTable.SCHEMA.name()).all();
  }
}
