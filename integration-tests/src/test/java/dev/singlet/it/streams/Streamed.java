package dev.singlet.it.streams;

import dev.singlet.TableClient;
import dev.singlet.it.streams.model.AccountsTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** A table with a stream on an engine of its own. */
final class Streamed implements AutoCloseable {

  private final DynamoDbLocal engine = DynamoDbLocal.start();
  private final String stream;

  Streamed(StreamViewType view) {
    stream =
        client().execute(CreateTable.of(AccountsTable.SCHEMA).withStream(view)).latestStreamArn();
  }

  DynamoDbClient dynamoDb() {
    return engine.client();
  }

  TableClient client() {
    return AccountsTable.client(engine.client());
  }

  void put(Map<String, AttributeValue> item) {
    dynamoDb().putItem(put -> put.tableName(AccountsTable.SCHEMA.name()).item(item));
  }

  /** All records so far. */
  List<Record> records() {
    DynamoDbStreamsClient streams = engine.streams();
    List<Record> records = new ArrayList<>();
    for (Shard shard :
        streams.describeStream(request -> request.streamArn(stream)).streamDescription().shards()) {
      String iterator =
          streams
              .getShardIterator(
                  request ->
                      request
                          .streamArn(stream)
                          .shardId(shard.shardId())
                          .shardIteratorType(ShardIteratorType.TRIM_HORIZON))
              .shardIterator();
      int empty = 0;
      while (iterator != null && empty < 2) {
        String next = iterator;
        GetRecordsResponse response = streams.getRecords(request -> request.shardIterator(next));
        records.addAll(response.records());
        empty = response.records().isEmpty() ? empty + 1 : 0;
        iterator = response.nextShardIterator();
      }
    }
    return records;
  }

  @Override
  public void close() {
    engine.close();
  }
}
