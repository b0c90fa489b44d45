package dev.singlet.it.tables;

import static dev.singlet.it.tables.DescribedTable.index;
import static dev.singlet.it.tables.DescribedTable.table;
import static dev.singlet.it.tables.DescribedTable.warm;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableChange.Kind;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.Throughput;
import dev.singlet.testing.recording.Answers;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;

/** Warm throughput beside provisioned capacity, of which DynamoDB Local knows nothing. */
class ProvisionedRequestsTest {

  private final RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
  private final TableSetup github = TableSetup.of(dynamoDb.client(), GitHubTable.SCHEMA);
  private final Answers<DescribeTableRequest> tables = dynamoDb.on(DescribeTableRequest.class);

  @BeforeEach
  void acceptUpdates() {
    DescribedTable.acceptUpdates(dynamoDb);
  }

  private static TableDescription.Builder provisioned(
      TableDescription.Builder table, long read, long write) {
    return table
        .billingModeSummary(mode -> mode.billingMode(BillingMode.PROVISIONED))
        .provisionedThroughput(
            capacity -> capacity.readCapacityUnits(read).writeCapacityUnits(write));
  }

  private static GlobalSecondaryIndexDescription provisionedIndex(String name) {
    return index(name, 5, 5).toBuilder()
        .provisionedThroughput(capacity -> capacity.readCapacityUnits(5L).writeCapacityUnits(5L))
        .build();
  }

  private void thereIsNoTable() {
    tables.fail(ResourceNotFoundException.builder().build());
    dynamoDb
        .on(CreateTableRequest.class)
        .answer(
            request -> {
              dynamoDb.on(DescribeTableRequest.class).answer(table(each -> each));
              return CreateTableResponse.builder().build();
            });
  }

  private void thereIs(UnaryOperator<TableDescription.Builder> settings) {
    tables.answer(table(settings));
  }

  @Test
  void aNewTableIsNoColderThanItsCapacity() {
    thereIsNoTable();

    github
        .withWarmThroughput(
            Throughput.of(15_000, 8_000).ofIndex("GSI1", 100, 700).ofIndex("GSI2", 100, 10))
        .provisioned(Throughput.of(20_000, 5_000).ofIndex("GSI1", 300, 200))
        .apply();

    CreateTableRequest created = dynamoDb.lastRequest(CreateTableRequest.class);
    assertThat(created.warmThroughput()).isEqualTo(warm(20_000, 8_000));
    assertThat(created.globalSecondaryIndexes())
        .extracting(GlobalSecondaryIndex::warmThroughput)
        .containsExactly(warm(300, 700), warm(20_000, 5_000));
  }

  @Test
  void aNewTableOnDemandIsNoColderThanAnyOther() {
    thereIsNoTable();

    github.withWarmThroughput(Throughput.of(5_000, 8_000).ofIndex("GSI1", 20_000, 1)).apply();

    CreateTableRequest created = dynamoDb.lastRequest(CreateTableRequest.class);
    assertThat(created.warmThroughput()).isEqualTo(warm(12_000, 8_000));
    assertThat(created.globalSecondaryIndexes())
        .extracting(GlobalSecondaryIndex::warmThroughput)
        .containsExactly(warm(20_000, 4_000), null);
  }

  @Test
  void warmThroughputRisesBeforeCapacity() {
    thereIs(
        each ->
            warm(5, 5, TableStatus.ACTIVE)
                .apply(provisioned(each, 5, 5))
                .globalSecondaryIndexes(provisionedIndex("GSI1"), provisionedIndex("GSI2")));

    assertThat(
            github
                .provisioned(Throughput.of(20_000, 5_000))
                .withWarmThroughput(Throughput.of(15_000, 8_000))
                .apply())
        .extracting(TableChange::kind)
        .containsExactly(Kind.WARM_THROUGHPUT, Kind.CAPACITY);
    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .extracting(UpdateTableRequest::warmThroughput)
        .containsExactly(warm(15_000, 8_000), null);
  }

  @Test
  void aProvisionedTableIsWarmedByAnyRise() {
    thereIs(each -> warm(5, 5, TableStatus.ACTIVE).apply(provisioned(each, 5, 5)));

    github.withWarmThroughput(Throughput.of(50, 1)).apply();

    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .extracting(UpdateTableRequest::warmThroughput)
        .containsExactly(warm(50, 5));
  }

  @Test
  void anAddedIndexIsNoColderThanItsCapacity() {
    thereIs(each -> provisioned(each, 900, 800).globalSecondaryIndexes(provisionedIndex("GSI1")));
    dynamoDb
        .on(UpdateTableRequest.class)
        .answer(
            request -> {
              dynamoDb
                  .on(DescribeTableRequest.class)
                  .answer(table(each -> provisioned(each, 900, 800)));
              return UpdateTableResponse.builder().build();
            });

    github.withWarmThroughput(Throughput.of(1, 1).ofIndex("GSI2", 1_000, 10)).addMissingIndexes();

    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .extracting(request -> request.globalSecondaryIndexUpdates().get(0).create())
        .extracting(created -> created.warmThroughput())
        .containsExactly(warm(1_000, 800));
  }
}
