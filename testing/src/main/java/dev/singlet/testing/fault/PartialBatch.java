package dev.singlet.testing.fault;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Processes a part of a batch, and returns the rest as unprocessed, as DynamoDB does. */
final class PartialBatch {

  private static final int ALL_ONCE_IN = 10;

  private final boolean writes;
  private final ObjectNode request;
  private final ObjectNode processed = Call.JSON.createObjectNode();
  private final ObjectNode unprocessed = Call.JSON.createObjectNode();

  private PartialBatch(Call call) {
    this.writes = call.operation().equals("BatchWriteItem");
    this.request = call.json().deepCopy();
  }

  /** Sends a body to DynamoDB. */
  interface Forward {
    Answer answer(byte[] body) throws IOException, InterruptedException;
  }

  static Answer of(Call call, RandomGenerator random, Forward forward)
      throws IOException, InterruptedException {
    PartialBatch batch = new PartialBatch(call);
    batch.split(random);
    return batch.answer(forward);
  }

  /**
   * Leaves out at least one item. Each other item is left out with a likelihood drawn for the
   * batch.
   */
  private void split(RandomGenerator random) {
    double share = random.nextInt(ALL_ONCE_IN) == 0 ? 1 : random.nextDouble();
    int left = random.nextInt(count());
    int i = 0;
    for (Map.Entry<String, JsonNode> table : request.get("RequestItems").properties()) {
      ArrayNode done = Call.JSON.createArrayNode();
      ArrayNode rest = Call.JSON.createArrayNode();
      for (JsonNode item : items(table.getValue())) {
        (i++ == left || random.nextDouble() < share ? rest : done).add(item);
      }
      put(processed, table, done);
      put(unprocessed, table, rest);
    }
  }

  private Answer answer(Forward forward) throws IOException, InterruptedException {
    ObjectNode response = Call.JSON.createObjectNode();
    if (!processed.isEmpty()) {
      request.set("RequestItems", processed);
      Answer answer = forward.answer(Call.bytes(request));
      if (!answer.isOk()) {
        return answer;
      }
      response = answer.json();
    } else if (!writes) {
      response.putObject("Responses");
    }
    ObjectNode rest = response.withObjectProperty(writes ? "UnprocessedItems" : "UnprocessedKeys");
    for (Map.Entry<String, JsonNode> table : unprocessed.properties()) {
      JsonNode backendsOwn = rest.get(table.getKey());
      if (backendsOwn == null) {
        rest.set(table.getKey(), table.getValue());
      } else {
        items(backendsOwn).addAll(items(table.getValue()));
      }
    }
    return Answer.of(response);
  }

  private int count() {
    int count = 0;
    for (JsonNode table : request.get("RequestItems")) {
      count += items(table).size();
    }
    return count;
  }

  private ArrayNode items(JsonNode table) {
    return (ArrayNode) (writes ? table : table.get("Keys"));
  }

  /** Keeps a read's settings for a table: its projection and consistency. */
  private void put(ObjectNode tables, Map.Entry<String, JsonNode> table, ArrayNode items) {
    if (items.isEmpty()) {
      return;
    }
    JsonNode value = writes ? items : ((ObjectNode) table.getValue().deepCopy()).set("Keys", items);
    tables.set(table.getKey(), value);
  }
}
