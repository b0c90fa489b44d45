package dev.singlet.testing;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The stream of a table in the shared engine. */
record LocalStream(DynamoDbStreamsClient streams, String arn) {

  /** DynamoDB can answer without records before the end of a shard. */
  private static final int EMPTY_ANSWERS = 2;

  static LocalStream of(DynamoDbClient dynamoDb, DynamoDbStreamsClient streams, String table) {
    String arn = dynamoDb.describeTable(any -> any.tableName(table)).table().latestStreamArn();
    if (arn == null) {
      throw new IllegalStateException(
          "The table has no stream. Write LocalTable.of(...).withStream().");
    }
    return new LocalStream(streams, arn);
  }

  /** Returns all records so far. */
  List<Record> records() {
    List<Record> records = new ArrayList<>();
    streams
        .describeStream(any -> any.streamArn(arn))
        .streamDescription()
        .shards()
        .forEach(shard -> read(shard, records));
    return records;
  }

  private void read(Shard shard, List<Record> records) {
    String iterator =
        streams
            .getShardIterator(
                any ->
                    any.streamArn(arn)
                        .shardId(shard.shardId())
                        .shardIteratorType(ShardIteratorType.TRIM_HORIZON))
            .shardIterator();
    int empty = 0;
    while (iterator != null && empty < EMPTY_ANSWERS) {
      String next = iterator;
      GetRecordsResponse answer = streams.getRecords(any -> any.shardIterator(next));
      records.addAll(answer.records());
      empty = answer.records().isEmpty() ? empty + 1 : 0;
      iterator = answer.nextShardIterator();
    }
  }
}
