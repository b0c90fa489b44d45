package dev.singlet.it.tables;

import static dev.singlet.it.tables.DescribedTable.index;
import static dev.singlet.it.tables.DescribedTable.table;
import static dev.singlet.it.tables.DescribedTable.warm;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableChange.Kind;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.Throughput;
import dev.singlet.testing.recording.Answers;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.MultiRegionConsistency;
import software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoverySpecification;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.ReplicaDescription;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;

/**
 * Throughput, table class, backups and replicas: settings that DynamoDB Local refuses, ignores or
 * takes in another way than DynamoDB.
 */
class TableThroughputRequestsTest {

  private final RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
  private final TableSetup github = TableSetup.of(dynamoDb.client(), GitHubTable.SCHEMA);
  private final Answers<DescribeTableRequest> tables = dynamoDb.on(DescribeTableRequest.class);

  @BeforeEach
  void acceptUpdates() {
    DescribedTable.acceptUpdates(dynamoDb);
    dynamoDb
        .on(UpdateContinuousBackupsRequest.class)
        .answer(UpdateContinuousBackupsResponse.builder().build());
  }

  private static OnDemandThroughput maximum(@Nullable Long read, @Nullable Long write) {
    return OnDemandThroughput.builder()
        .maxReadRequestUnits(read)
        .maxWriteRequestUnits(write)
        .build();
  }

  private static UpdateTableRequest.Builder update() {
    return UpdateTableRequest.builder().tableName("GitHubTable");
  }

  @Test
  void aTableIsCreatedWithThroughputAndClass() {
    tables.fail(ResourceNotFoundException.builder().build());
    dynamoDb
        .on(CreateTableRequest.class)
        .answer(
            request -> {
              dynamoDb.on(DescribeTableRequest.class).answer(table(each -> each));
              return CreateTableResponse.builder().build();
            });

    github
        .onDemand(
            Throughput.of(1_000, Throughput.NO_MAXIMUM)
                .ofIndex("GSI1", Throughput.NO_MAXIMUM, Throughput.NO_MAXIMUM)
                .ofIndex("GSI2", 30, 20))
        .withWarmThroughput(Throughput.of(20_000, 8_000).ofIndex("GSI1", 15_000, 4_000))
        .withTableClass(TableClass.STANDARD_INFREQUENT_ACCESS)
        .apply();

    CreateTableRequest model = CreateTable.of(GitHubTable.SCHEMA).toRequest();
    assertThat(dynamoDb.lastRequest(CreateTableRequest.class))
        .isEqualTo(
            model.toBuilder()
                .onDemandThroughput(maximum(1_000L, null))
                .warmThroughput(warm(20_000, 8_000))
                .tableClass(TableClass.STANDARD_INFREQUENT_ACCESS)
                .globalSecondaryIndexes(
                    model.globalSecondaryIndexes().stream()
                        .map(
                            each ->
                                each.indexName().equals("GSI1")
                                    ? each.toBuilder().warmThroughput(warm(15_000, 4_000)).build()
                                    : each.toBuilder()
                                        .onDemandThroughput(maximum(30L, 20L))
                                        .build())
                        .toList())
                .build());
    assertThat(dynamoDb.requests(UpdateTableRequest.class)).isEmpty();
  }

  @Test
  void halfOfAMaximumIsRemoved() {
    tables.answer(table(each -> each.onDemandThroughput(maximum(100L, 50L))));

    List<TableChange> changes =
        github.onDemand(Throughput.of(100, Throughput.NO_MAXIMUM).ofIndex("GSI2", 7, 8)).apply();

    assertThat(changes)
        .extracting(TableChange::text)
        .containsExactly(
            "Changed the on-demand maximum of the table from 100 read and 50 write units to 100"
                + " read and unlimited write units, of GSI2 from unlimited read and unlimited"
                + " write units to 7 read and 8 write units.");
    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .containsExactly(
            update()
                .onDemandThroughput(maximum(100L, -1L))
                .globalSecondaryIndexUpdates(
                    GlobalSecondaryIndexUpdate.builder()
                        .update(gsi -> gsi.indexName("GSI2").onDemandThroughput(maximum(7L, 8L)))
                        .build())
                .build());
  }

  @Test
  void aProvisionedTableGetsAMaximumWithItsBillingMode() {
    tables.answer(
        table(each -> each.billingModeSummary(mode -> mode.billingMode(BillingMode.PROVISIONED))));

    List<TableChange> changes =
        github.onDemand(Throughput.of(100, 50).ofIndex("GSI1", 20, 10)).apply();

    assertThat(changes)
        .extracting(TableChange::text)
        .containsExactly(
            "Changed the billing mode from provisioned to on demand. Changed the on-demand maximum"
                + " of the table from unlimited read and unlimited write units to 100 read and 50"
                + " write units, of GSI1 from unlimited read and unlimited write units to 20 read"
                + " and 10 write units.");
    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .containsExactly(
            update()
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .onDemandThroughput(maximum(100L, 50L))
                .globalSecondaryIndexUpdates(
                    GlobalSecondaryIndexUpdate.builder()
                        .update(gsi -> gsi.indexName("GSI1").onDemandThroughput(maximum(20L, 10L)))
                        .build())
                .build());
  }

  @Test
  void aMaximumThatDynamoDbDescribesAsMinusOneIsNone() {
    tables.answer(table(each -> each.onDemandThroughput(maximum(-1L, 50L))));

    assertThat(github.onDemand(Throughput.of(Throughput.NO_MAXIMUM, 50)).apply()).isEmpty();
  }

  @Test
  void warmThroughputRisesAndIsAwaited() {
    tables.answer(table(warm(12_000, 10_000, TableStatus.ACTIVE)));
    dynamoDb
        .on(UpdateTableRequest.class)
        .answer(
            request -> {
              dynamoDb
                  .on(DescribeTableRequest.class)
                  .answer(table(warm(20_000, 10_000, TableStatus.UPDATING)))
                  .answer(table(warm(20_000, 10_000, TableStatus.ACTIVE)));
              return UpdateTableResponse.builder().build();
            });
    List<String> progress = new ArrayList<>();

    List<TableChange> changes =
        github
            .withWarmThroughput(
                Throughput.of(20_000, 8_000)
                    .ofIndex("GSI1", 12_000, 5_000)
                    .ofIndex("GSI2", 20_000, 8_000))
            .withProgress(line -> progress.add(atOnce(line)))
            .apply();

    assertThat(changes)
        .extracting(TableChange::text)
        .containsExactly(
            "Raised the warm throughput of the table from 12000 read and 10000 write units to"
                + " 20000 read and 10000 write units, of GSI1 from 12000 read and 4000 write units"
                + " to 12000 read and 5000 write units.");
    assertThat(changes).extracting(TableChange::kind).containsExactly(Kind.WARM_THROUGHPUT);
    assertThat(progress)
        .containsExactly("The warm throughput of the table GitHubTable is UPDATING, after 0 s.");
    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .containsExactly(
            update()
                .warmThroughput(warm(20_000, 10_000))
                .globalSecondaryIndexUpdates(
                    GlobalSecondaryIndexUpdate.builder()
                        .update(gsi -> gsi.indexName("GSI1").warmThroughput(warm(12_000, 5_000)))
                        .build())
                .build());
  }

  @Test
  void aWarmTableIsLeftAsItIs() {
    tables.answer(table(warm(40_000, 40_000, TableStatus.ACTIVE)));

    assertThat(
            github
                .withWarmThroughput(Throughput.of(20_000, 8_000).ofIndex("GSI2", 50_000, 9_000))
                .apply())
        .isEmpty();
  }

  @Test
  void anAddedIndexIsWarm() {
    tables.answer(table(each -> each.globalSecondaryIndexes(index("GSI1", 12_000, 4_000))));
    dynamoDb
        .on(UpdateTableRequest.class)
        .answer(
            request -> {
              dynamoDb.on(DescribeTableRequest.class).answer(table(each -> each));
              return UpdateTableResponse.builder().build();
            });

    github
        .withWarmThroughput(Throughput.of(20_000, 8_000).ofIndex("GSI2", 50_000, 9_000))
        .addMissingIndexes();

    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .singleElement()
        .satisfies(request -> assertThat(request.warmThroughput()).isNull())
        .extracting(request -> request.globalSecondaryIndexUpdates().get(0).create())
        .satisfies(
            created -> {
              assertThat(created.indexName()).isEqualTo("GSI2");
              assertThat(created.warmThroughput()).isEqualTo(warm(50_000, 9_000));
              assertThat(created.provisionedThroughput()).isNull();
            });
  }

  @Test
  void theTableClassIsChanged() {
    tables.answer(
        table(each -> each.tableClassSummary(summary -> summary.tableClass(TableClass.STANDARD))));

    assertThat(github.withTableClass(TableClass.STANDARD_INFREQUENT_ACCESS).apply())
        .containsExactly(
            new TableChange(
                Kind.TABLE_CLASS,
                "",
                "Changed the table class from STANDARD to STANDARD_INFREQUENT_ACCESS."));
    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .containsExactly(update().tableClass(TableClass.STANDARD_INFREQUENT_ACCESS).build());
    assertThat(github.withTableClass(TableClass.STANDARD).apply()).isEmpty();
  }

  private void thereAreBackups(PointInTimeRecoveryStatus status, @Nullable Integer days) {
    tables.answer(table(each -> each));
    dynamoDb
        .on(DescribeContinuousBackupsRequest.class)
        .answer(
            DescribeContinuousBackupsResponse.builder()
                .continuousBackupsDescription(
                    backups ->
                        backups.pointInTimeRecoveryDescription(
                            recovery ->
                                recovery
                                    .pointInTimeRecoveryStatus(status)
                                    .recoveryPeriodInDays(days)))
                .build());
  }

  private static UpdateContinuousBackupsRequest backups(boolean enabled, @Nullable Integer days) {
    return UpdateContinuousBackupsRequest.builder()
        .tableName("GitHubTable")
        .pointInTimeRecoverySpecification(
            PointInTimeRecoverySpecification.builder()
                .pointInTimeRecoveryEnabled(enabled)
                .recoveryPeriodInDays(days)
                .build())
        .build();
  }

  @Test
  void backupsAreTurnedOnForSomeDays() {
    thereAreBackups(PointInTimeRecoveryStatus.DISABLED, null);

    assertThat(github.withPointInTimeRecovery(14).apply())
        .extracting(TableChange::text)
        .containsExactly("Turned point-in-time recovery on, for 14 days.");
    assertThat(dynamoDb.requests(UpdateContinuousBackupsRequest.class))
        .containsExactly(backups(true, 14));
    assertThat(github.withPointInTimeRecovery(false).apply()).isEmpty();
  }

  @Test
  void thePeriodOfBackupsIsChanged() {
    thereAreBackups(PointInTimeRecoveryStatus.ENABLED, null);

    assertThat(github.withPointInTimeRecovery(7).apply())
        .extracting(TableChange::text)
        .containsExactly("Changed the period of point-in-time recovery from 35 to 7 days.");
    assertThat(github.withPointInTimeRecovery(false).apply())
        .extracting(TableChange::text)
        .containsExactly("Turned point-in-time recovery off.");
    assertThat(dynamoDb.requests(UpdateContinuousBackupsRequest.class))
        .containsExactly(backups(true, 7), backups(false, null));
    assertThat(github.withPointInTimeRecovery(35).apply()).isEmpty();
  }

  @Test
  void thePeriodOfBackupsIsLeftUnlessItIsGiven() {
    thereAreBackups(PointInTimeRecoveryStatus.ENABLED, 3);

    assertThat(github.withPointInTimeRecovery(true).apply()).isEmpty();
    assertThat(github.withPointInTimeRecovery(3).apply()).isEmpty();
    assertThat(dynamoDb.requests(UpdateContinuousBackupsRequest.class)).isEmpty();
  }

  @Test
  void deletionProtectionNamesTheReplicasThatHaveTheirOwn() {
    tables.answer(
        table(
            each ->
                each.replicas(
                    ReplicaDescription.builder().regionName("eu-west-1").build(),
                    ReplicaDescription.builder().regionName("us-east-1").build())));

    assertThat(github.withDeletionProtection(true).apply())
        .extracting(TableChange::text)
        .containsExactly(
            "Turned deletion protection on. Its replicas have their own: the regions of the table"
                + " are [eu-west-1, us-east-1]. Apply the setup with a client of each.");
    assertThat(dynamoDb.requests(UpdateTableRequest.class))
        .containsExactly(update().deletionProtectionEnabled(true).build());
  }

  private void isReplicated(@Nullable MultiRegionConsistency consistency) {
    tables.answer(
        table(
            each ->
                each.replicas(ReplicaDescription.builder().regionName("eu-west-1").build())
                    .multiRegionConsistency(consistency)
                    .streamSpecification(
                        stream ->
                            stream
                                .streamEnabled(true)
                                .streamViewType(StreamViewType.NEW_AND_OLD_IMAGES))));
  }

  @Test
  void theStreamOfReplicasIsNotTurnedOff() {
    isReplicated(null);

    for (TableSetup other :
        List.of(github.withoutStream(), github.withStream(StreamViewType.KEYS_ONLY))) {
      assertThatThrownBy(other.withDeletionProtection(true)::apply)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageEndingWith(
              "Its stream, with NEW_AND_OLD_IMAGES, carries its changes to its replicas, and"
                  + " DynamoDB doesn't turn it off. Leave the stream out of the setup.");
    }
    assertThat(github.withStream(StreamViewType.NEW_AND_OLD_IMAGES).apply()).isEmpty();
    assertThat(dynamoDb.requests(UpdateTableRequest.class)).isEmpty();
  }

  @Test
  void strongReplicasNeedNoStream() {
    isReplicated(MultiRegionConsistency.STRONG);

    assertThat(github.withoutStream().apply())
        .extracting(TableChange::text)
        .containsExactly("Turned the stream off.");
  }

  /** Returns a line of progress without the seconds that this machine took. */
  private static String atOnce(String line) {
    return line.replaceAll("after \\d+ s", "after 0 s");
  }
}
