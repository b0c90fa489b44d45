package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.DescribedTable;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.ReplicaDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** A table that isn't ready is refused before the first write. */
class ReadinessTest {

  private static final String OTHER_BACKUP =
      ". If you have another backup, allow the backfill without it, by withoutRecovery() or"
          + " --without-recovery";

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);

  /** Returns a client that describes the table in another way, with or without backups. */
  private DynamoDbClient client(
      Consumer<TableDescription.Builder> described, PointInTimeRecoveryStatus recovery) {
    return DescribedTable.client(depot.dynamoDb(), described, recovery);
  }

  private void assertRefused(DynamoDbClient client, String problem) {
    assertThatThrownBy(() -> depot.client(client).execute(Backfill.of(DepotTable.type())))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The table "
                + depot.tableName()
                + " is not ready for a backfill: "
                + problem
                + ".");
  }

  @Test
  void itNeedsRecoveryUnlessToldOtherwise() {
    DynamoDbClient off = client(table -> {}, PointInTimeRecoveryStatus.DISABLED);

    assertRefused(off, "its point-in-time recovery is off. Turn it on" + OTHER_BACKUP);
    assertRefused(depot.dynamoDb(), "this endpoint has no point-in-time recovery" + OTHER_BACKUP);
    Backfill backfill = Backfill.of(DepotTable.type());
    assertThat(depot.client(off).execute(backfill.withoutRecovery()).isFine()).isTrue();
    assertThat(depot.client(off).execute(backfill.dryRun()).isFine()).isTrue();
    DynamoDbClient on = client(table -> {}, PointInTimeRecoveryStatus.ENABLED);
    assertThat(depot.client(on).execute(backfill).isFine()).isTrue();
  }

  @Test
  void replicasAreRefused() {
    ReplicaDescription replica = ReplicaDescription.builder().regionName("eu-west-1").build();

    assertRefused(
        client(table -> table.replicas(replica), PointInTimeRecoveryStatus.ENABLED),
        "it has replicas in other Regions (eu-west-1), where the last writer wins, whatever the"
            + " condition. Write to one Region only while items are changed, or remove the replicas"
            + " for that time");
  }

  @Test
  void theIndexesOfTheModelMustBeThereAndFilled() {
    GlobalSecondaryIndexDescription index =
        GlobalSecondaryIndexDescription.builder()
            .indexName("GSI1")
            .indexStatus(IndexStatus.CREATING)
            .build();

    assertRefused(
        client(table -> table.globalSecondaryIndexes(List.of()), PointInTimeRecoveryStatus.ENABLED),
        "it has no index GSI1. Add it first");
    assertRefused(
        client(table -> table.globalSecondaryIndexes(index), PointInTimeRecoveryStatus.ENABLED),
        "its index GSI1 is not active yet. Wait until it is filled");
  }
}
