package dev.singlet.testing.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.Notes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class UnprocessedTest {

  private static final int BATCHES = 40;

  @RegisterExtension final LocalTable notes = LocalTable.of(Notes.SCHEMA);
  @RegisterExtension final LocalTable others = LocalTable.of(Notes.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(3).start();
  private final DynamoDbClient client = proxy.client();

  @AfterEach
  void close() {
    proxy.close();
  }

  @Test
  void writesAreDoneOrGivenBack() {
    proxy.inject(Fault.UNPROCESSED).always();
    Set<Integer> left = new HashSet<>();

    for (int i = 0; i < BATCHES; i++) {
      notes.items().forEach(item -> delete(notes, item));
      Map<String, List<WriteRequest>> batch = Map.of(notes.tableName(), puts(1, 10));
      BatchWriteItemResponse response = client.batchWriteItem(write -> write.requestItems(batch));

      List<WriteRequest> unprocessed = response.unprocessedItems().get(notes.tableName());
      List<Map<String, AttributeValue>> items = new ArrayList<>(notes.items());
      unprocessed.forEach(write -> items.add(write.putRequest().item()));
      assertThat(items)
          .containsExactlyInAnyOrderElementsOf(
              IntStream.rangeClosed(1, 10).mapToObj(n -> Notes.note("ann", n)).toList());
      left.add(unprocessed.size());
    }

    assertThat(left)
        .as("sometimes all, never none")
        .contains(10)
        .doesNotContain(0)
        .hasSizeGreaterThan(4);
    assertThat(proxy.count(Fault.UNPROCESSED)).isEqualTo(BATCHES);
  }

  @Test
  void aBatchIsCutAcrossItsTables() {
    proxy.inject(Fault.UNPROCESSED).always();
    Map<String, List<WriteRequest>> pending =
        Map.of(notes.tableName(), puts(1, 10), others.tableName(), puts(11, 25));

    while (!pending.isEmpty()) {
      Map<String, List<WriteRequest>> batch = pending;
      if (proxy.count(Fault.UNPROCESSED) == 5) {
        proxy.calm();
      }
      pending = client.batchWriteItem(write -> write.requestItems(batch)).unprocessedItems();
    }

    assertThat(notes.items()).hasSize(10);
    assertThat(others.items()).hasSize(15);
  }

  @Test
  void readsAreDoneOrGivenBackWithWhatTheyAskFor() {
    IntStream.rangeClosed(1, 10).forEach(n -> Notes.put(notes, Notes.note("ann", n)));
    proxy.inject(Fault.UNPROCESSED).always();
    KeysAndAttributes asked =
        KeysAndAttributes.builder()
            .keys(IntStream.rangeClosed(1, 10).mapToObj(UnprocessedTest::key).toList())
            .consistentRead(true)
            .projectionExpression("#n")
            .expressionAttributeNames(Map.of("#n", "number"))
            .build();
    Set<Integer> left = new HashSet<>();

    for (int i = 0; i < BATCHES; i++) {
      BatchGetItemResponse response =
          client.batchGetItem(get -> get.requestItems(Map.of(notes.tableName(), asked)));

      KeysAndAttributes unprocessed = response.unprocessedKeys().get(notes.tableName());
      Set<String> numbers = new HashSet<>();
      response
          .responses()
          .getOrDefault(notes.tableName(), List.of())
          .forEach(item -> numbers.add(item.get("number").n()));
      unprocessed.keys().forEach(key -> numbers.add(key.get("SK").s().substring("NOTE#".length())));
      assertThat(numbers).hasSize(10);
      assertThat(unprocessed.toBuilder().keys(asked.keys()).build()).isEqualTo(asked);
      left.add(unprocessed.keys().size());
    }

    assertThat(left)
        .as("sometimes all, never none")
        .contains(10)
        .doesNotContain(0)
        .hasSizeGreaterThan(4);
  }

  @Test
  void oneItemIsGivenBack() {
    proxy.inject(Fault.UNPROCESSED).once();

    BatchWriteItemResponse response =
        client.batchWriteItem(write -> write.requestItems(Map.of(notes.tableName(), puts(1, 1))));

    assertThat(response.unprocessedItems()).isEqualTo(Map.of(notes.tableName(), puts(1, 1)));
    assertThat(notes.items()).isEmpty();
  }

  private static void delete(LocalTable table, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = Map.of("PK", item.get("PK"), "SK", item.get("SK"));
    table.dynamoDb().deleteItem(delete -> delete.tableName(table.tableName()).key(key));
  }

  private static List<WriteRequest> puts(int first, int last) {
    return IntStream.rangeClosed(first, last)
        .mapToObj(
            n -> WriteRequest.builder().putRequest(put -> put.item(Notes.note("ann", n))).build())
        .toList();
  }

  private static Map<String, AttributeValue> key(int number) {
    return Map.of(
        "PK", AttributeValue.fromS("AUTHOR#ann"), "SK", AttributeValue.fromS("NOTE#" + number));
  }
}
