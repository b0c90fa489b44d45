package dev.singlet;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Answers queries as told, and remembers them. */
public final class ScriptedDynamoDb implements DynamoDbClient {

  private final Deque<Function<QueryRequest, QueryResponse>> answers = new ArrayDeque<>();
  private final List<QueryRequest> requests = new ArrayList<>();

  /**
   * The next answer: these items, of which negative ones can't be read, the last evaluated one of
   * those read, and how many were read.
   */
  public ScriptedDynamoDb answer(List<Integer> items, int lastEvaluated, int scanned) {
    answers.add(
        request -> {
          QueryResponse.Builder response =
              QueryResponse.builder()
                  .items(items.stream().map(ScriptedDynamoDb::item).toList())
                  .count(items.size())
                  .scannedCount(scanned);
          if (lastEvaluated >= 0) {
            response.lastEvaluatedKey(key(lastEvaluated));
          }
          return response.build();
        });
    return this;
  }

  /** An item that is not a note: its id is a number. */
  public static Map<String, AttributeValue> unreadable(int id) {
    Map<String, AttributeValue> item = new HashMap<>(Notes.item(id));
    item.put("id", AttributeValue.createN(String.valueOf(id)));
    return item;
  }

  private static Map<String, AttributeValue> item(int id) {
    return id < 0 ? unreadable(-id) : Notes.item(id);
  }

  public static Map<String, AttributeValue> key(int id) {
    Map<String, AttributeValue> item = Notes.item(id);
    return Map.of("PK", item.get("PK"), "SK", item.get("SK"));
  }

  public List<QueryRequest> requests() {
    return requests;
  }

  public List<Integer> limits() {
    return requests.stream().map(QueryRequest::limit).toList();
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    requests.add(request);
    return answers.remove().apply(request);
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
