package dev.singlet.testing;

import software.amazon.awssdk.services.dynamodb.model.DescribeStreamRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamResponse;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsRequest;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.GetShardIteratorRequest;
import software.amazon.awssdk.services.dynamodb.model.GetShardIteratorResponse;
import software.amazon.awssdk.services.dynamodb.model.ListStreamsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListStreamsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The streams of an engine, with images as DynamoDB returns them. */
record EngineStreams(DynamoDbStreamsClient engine) implements DynamoDbStreamsClient {

  @Override
  public GetRecordsResponse getRecords(GetRecordsRequest request) {
    GetRecordsResponse response = engine.getRecords(request);
    return response.toBuilder()
        .records(response.records().stream().map(EngineStreams::typed).toList())
        .build();
  }

  @Override
  public DescribeStreamResponse describeStream(DescribeStreamRequest request) {
    return engine.describeStream(request);
  }

  @Override
  public GetShardIteratorResponse getShardIterator(GetShardIteratorRequest request) {
    return engine.getShardIterator(request);
  }

  @Override
  public ListStreamsResponse listStreams(ListStreamsRequest request) {
    return engine.listStreams(request);
  }

  @Override
  public String serviceName() {
    return engine.serviceName();
  }

  @Override
  public void close() {
    engine.close();
  }

  private static Record typed(Record record) {
    StreamRecord change = record.dynamodb();
    StreamRecord.Builder typed = change.toBuilder();
    if (change.hasOldImage()) {
      typed.oldImage(EmptyMaps.typed(change.oldImage()));
    }
    if (change.hasNewImage()) {
      typed.newImage(EmptyMaps.typed(change.newImage()));
    }
    return record.toBuilder().dynamodb(typed.build()).build();
  }
}
