package dev.singlet.benchmarks.longrun;

import dev.singlet.benchmarks.model.IssueEntity;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.benchmarks.model.Tracker;
import dev.singlet.benchmarks.model.TrackerTable;
import dev.singlet.tables.CreateTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The table of issues. */
final class IssueTable {

  private static final List<String> KEYS = List.of("GSI1PK", "GSI1SK");
  private static final int BATCH = 25;

  private IssueTable() {}

  static void create(DynamoDbClient dynamoDb) {
    dynamoDb.createTable(CreateTable.of(TrackerTable.SCHEMA).toRequest());
  }

  /** Puts issues as they were written before they had keys in the first index. */
  static void fillWithoutKeys(DynamoDbClient dynamoDb, int issues) {
    List<WriteRequest> batch = new ArrayList<>();
    for (int number = 1; number <= issues; number++) {
      Map<String, AttributeValue> item =
          new HashMap<>(IssueEntity.toItem(SampleData.issue(number)));
      KEYS.forEach(item::remove);
      batch.add(WriteRequest.builder().putRequest(put -> put.item(item)).build());
      if (batch.size() == BATCH || number == issues) {
        dynamoDb.batchWriteItem(write -> write.requestItems(Map.of(Tracker.NAME, batch)));
        batch.clear();
      }
    }
  }

  /** Counts the issues in the first index. */
  static int inIndex(DynamoDbClient dynamoDb) {
    return dynamoDb
        .scanPaginator(scan -> scan.tableName(Tracker.NAME).indexName("GSI1").select(Select.COUNT))
        .stream()
        .mapToInt(page -> page.count())
        .sum();
  }
}
