package dev.singlet.it.tables;

import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.WarmThroughput;

/** Descriptions of a table as DynamoDB gives them. Those of DynamoDB Local lack warm throughput. */
final class DescribedTable {

  private DescribedTable() {}

  /** Accepts updates of a table that has no time to live. */
  static void acceptUpdates(RecordingDynamoDb dynamoDb) {
    dynamoDb.on(UpdateTableRequest.class).answer(UpdateTableResponse.builder().build());
    dynamoDb
        .on(DescribeTimeToLiveRequest.class)
        .answer(DescribeTimeToLiveResponse.builder().build());
  }

  /** A table on demand with two indexes, whose description is completed by settings. */
  static DescribeTableResponse table(UnaryOperator<TableDescription.Builder> settings) {
    CreateTableRequest model = CreateTable.of(GitHubTable.SCHEMA).toRequest();
    TableDescription.Builder table =
        TableDescription.builder()
            .tableName(model.tableName())
            .tableStatus(TableStatus.ACTIVE)
            .billingModeSummary(mode -> mode.billingMode(BillingMode.PAY_PER_REQUEST))
            .keySchema(model.keySchema())
            .attributeDefinitions(model.attributeDefinitions())
            .globalSecondaryIndexes(index("GSI1", 12_000, 4_000), index("GSI2", 50_000, 9_000));
    return DescribeTableResponse.builder().table(settings.apply(table).build()).build();
  }

  /** An index with some warm throughput. */
  static GlobalSecondaryIndexDescription index(String name, long read, long write) {
    return index(name)
        .indexStatus(IndexStatus.ACTIVE)
        .warmThroughput(
            warm ->
                warm.readUnitsPerSecond(read).writeUnitsPerSecond(write).status(IndexStatus.ACTIVE))
        .build();
  }

  /** An index as the model has it, without a status. */
  static GlobalSecondaryIndexDescription.Builder index(String name) {
    return CreateTable.of(GitHubTable.SCHEMA).toRequest().globalSecondaryIndexes().stream()
        .filter(each -> each.indexName().equals(name))
        .map(
            each ->
                GlobalSecondaryIndexDescription.builder()
                    .indexName(name)
                    .keySchema(each.keySchema())
                    .projection(each.projection()))
        .findFirst()
        .orElseThrow();
  }

  /** Its warm throughput. */
  static UnaryOperator<TableDescription.Builder> warm(long read, long write, TableStatus status) {
    return table ->
        table.warmThroughput(
            warm -> warm.readUnitsPerSecond(read).writeUnitsPerSecond(write).status(status));
  }

  /** Warm throughput in a request. */
  static WarmThroughput warm(long read, long write) {
    return WarmThroughput.builder().readUnitsPerSecond(read).writeUnitsPerSecond(write).build();
  }
}
