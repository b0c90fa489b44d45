package dev.singlet.examples.recipes;

import dev.singlet.testing.DynamoDbLocal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/**
 * The stream of a table on DynamoDB Local. On AWS, Lambda or the Kinesis Client Library reads it.
 */
public final class StreamRecords {

  private final DynamoDbStreamsClient streams;
  private final String stream;

  /** The stream of a table that was created with one. */
  public StreamRecords(DynamoDbLocal local, String table) {
    streams = local.streams();
    stream =
        Objects.requireNonNull(
            local.client().describeTable(d -> d.tableName(table)).table().latestStreamArn());
  }

  /** All records so far. */
  public List<Record> all() {
    List<Record> records = new ArrayList<>();
    for (Shard shard :
        streams.describeStream(d -> d.streamArn(stream)).streamDescription().shards()) {
      records.addAll(of(shard));
    }
    return records;
  }

  private List<Record> of(Shard shard) {
    List<Record> records = new ArrayList<>();
    String iterator =
        streams
            .getShardIterator(
                i ->
                    i.streamArn(stream)
                        .shardId(shard.shardId())
                        .shardIteratorType(ShardIteratorType.TRIM_HORIZON))
            .shardIterator();
    int empty = 0;
    while (iterator != null && empty < 2) {
      String next = iterator;
      GetRecordsResponse response = streams.getRecords(r -> r.shardIterator(next));
      records.addAll(response.records());
      empty = response.records().isEmpty() ? empty + 1 : 0;
      iterator = response.nextShardIterator();
    }
    return records;
  }
}
