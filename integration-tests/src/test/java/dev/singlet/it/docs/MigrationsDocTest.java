package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.TruckEntity.DEPOT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.RunningStep;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.Truck;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;

/** The snippets of docs/operate/migrations.md. */
class MigrationsDocTest {

  private static final Instant NOW = Instant.parse("2026-11-29T10:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);

  private final List<ItemChange> changes = new ArrayList<>();
  private final Journal journal =
      new Journal() {
        @Override
        public synchronized void add(ItemChange change) {
          changes.add(change);
        }

        @Override
        public synchronized void refused(ItemChange change) {
          changes.remove(change);
        }

        @Override
        public Iterator<ItemChange> lastFirst() {
          Collections.reverse(changes);
          return changes.iterator();
        }
      };

  private Migrations migrations() {
    return Migrations.of(FleetTable.describe())
        .by("job 7")
        .step("0002", Backfill.of(FleetTable.type()).segments(4).writeRate(500).journal(journal))
        .step("0003", "depot west is closed", (client, step) -> closeDepot(client, step));
  }

  /** Keeps its place after each page, so that a run after a crash goes on there. */
  private static void closeDepot(TableClient client, RunningStep step) {
    String place = step.checkpoint();
    do {
      Page<Truck> page = client.execute(TruckEntity.inDepot("west").limit(100).from(place));
      for (Truck truck : page.items()) {
        boolean isClosed =
            client.tryExecute(
                TruckEntity.update(truck.fleet(), truck.plate())
                    .removeDepot()
                    .when(DEPOT.eq("west")));
        step.count(1, isClosed ? 1 : 0);
      }
      place = page.nextToken();
      if (place != null) {
        step.checkpoint(place);
      }
    } while (place != null);
  }

  @Test
  void aJobMigratesAndAProgramValidates() {
    TableClient fleet =
        table.client(withRecovery(table.dynamoDb())).withClock(Clock.fixed(NOW, ZoneOffset.UTC));
    TableClient before = OldFleetTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int i = 0; i < 300; i++) {
      String depot = i < 250 ? "west" : "north";
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-" + i, depot, i)));
    }

    assertThatThrownBy(() -> migrations().validate(fleet)).isInstanceOf(MigrationException.class);

    MigrationsInfo info = migrations().migrate(fleet);
    System.out.println(info);

    assertThat(info.toString())
        .isEqualTo(
            """
            Migrations of %s
              0002  done     2026-11-29T10:00:00Z to 2026-11-29T10:00:00Z, by job 7: 301 items read, 300 \
            written
              0003  done     2026-11-29T10:00:00Z to 2026-11-29T10:00:00Z, by job 7: 250 items read, 250 \
            written"""
                .formatted(table.tableName()));
    migrations().validate(fleet);
    assertThat(fleet.execute(TruckEntity.inDepot("west").count())).isZero();
    assertThat(fleet.execute(TruckEntity.inDepot("north").count())).isEqualTo(50);
  }

  /** Returns a client that says of each table that its point-in-time recovery is on. */
  private static DynamoDbClient withRecovery(DynamoDbClient dynamoDb) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("describeContinuousBackups")) {
                return DescribeContinuousBackupsResponse.builder()
                    .continuousBackupsDescription(
                        backups ->
                            backups.pointInTimeRecoveryDescription(
                                recovery ->
                                    recovery.pointInTimeRecoveryStatus(
                                        PointInTimeRecoveryStatus.ENABLED)))
                    .build();
              }
              try {
                return method.invoke(dynamoDb, arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }
}
