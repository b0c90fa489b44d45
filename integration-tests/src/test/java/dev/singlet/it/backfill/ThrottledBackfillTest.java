package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** A backfill goes on if DynamoDB refuses a request for lack of capacity, and the SDK gives up. */
class ThrottledBackfillTest {

  private static final int TIMES = 3;

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @TempDir Path folder;

  @Test
  void theRequestsAreSentAgainAndTheWritesUndone() {
    Map<String, AttributeValue> truck =
        DepotTruckEntity.toItem(new Truck("BE-1", "Bern", "s1", "a", 1, Instant.EPOCH));
    Stored.without(depot, truck, "GSI1PK", "GSI1SK");
    List<Map<String, AttributeValue>> before = depot.items();
    FileJournal journal = FileJournal.in(folder);
    BackfillReport report;
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      TableClient client =
          depot.client(
              proxy.client(
                  settings ->
                      settings.overrideConfiguration(
                          override -> override.retryStrategy(retry -> retry.maxAttempts(1)))));
      proxy.inject(Fault.THROTTLE).on(ScanRequest.class).times(TIMES);
      proxy.inject(Fault.THROTTLE).on(UpdateItemRequest.class).times(TIMES);
      proxy.inject(Fault.THROTTLE).on(TransactWriteItemsRequest.class).times(TIMES);

      report =
          client.execute(
              Backfill.of(DepotTable.type()).withoutRecovery().writeRate(1000).journal(journal));

      assertThat(proxy.count(Fault.THROTTLE)).isEqualTo(3 * TIMES);
    }
    assertThat(report.isFine()).isTrue();
    assertThat(report.written()).isEqualTo(1);
    assertThat(report.reserved()).isEqualTo(Map.of("Truck.serial", 1L));
    assertThat(depot.items()).contains(truck).hasSize(2);

    assertThat(depot.client().execute(UndoBackfill.of(DepotTable.type(), journal)))
        .satisfies(
            undone -> {
              assertThat(undone.undone()).isEqualTo(2);
              assertThat(undone.notMade()).as("each change is in the journal once").isZero();
              assertThat(undone.changed()).isZero();
            });
    assertThat(depot.items()).isEqualTo(before);
  }
}
