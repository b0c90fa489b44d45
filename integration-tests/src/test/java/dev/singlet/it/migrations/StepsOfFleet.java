package dev.singlet.it.migrations;

import dev.singlet.TableClient;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepInfo;
import dev.singlet.history.StepState;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table with the items of an older model, and steps for it. */
abstract class StepsOfFleet {

  static final int TRUCKS = 6;
  private static final Instant NOW = Instant.parse("2026-11-29T10:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);

  final List<String> ran = new ArrayList<>();
  TableClient before;
  TableClient fleet;

  @BeforeEach
  void fill() {
    fleet = table.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC));
    before = OldFleetTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int i = 0; i < TRUCKS; i++) {
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-" + i, "north", i)));
    }
  }

  static Backfill backfill() {
    return Backfill.of(FleetTable.type()).withoutRecovery();
  }

  static Migrations none() {
    return Migrations.of(FleetTable.describe()).by("job 7");
  }

  Migrations withCode() {
    return none()
        .step("0002", backfill())
        .step("0003", "greets", (client, step) -> ran.add("0003"));
  }

  void fillFleets() {
    for (int i = 0; i < TRUCKS; i++) {
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("fleet" + i, "BE", "north", i)));
    }
  }

  void mileage(String plate, AttributeValue value) {
    Map<String, AttributeValue> key =
        Map.of(
            "PK", AttributeValue.fromS("FLEET#red"),
            "SK", AttributeValue.fromS("TRUCK#" + plate));
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(key)
                    .updateExpression("SET mileage = :value")
                    .expressionAttributeValues(Map.of(":value", value)));
  }

  static List<StepState> states(MigrationsInfo info) {
    return info.steps().stream().map(StepInfo::state).toList();
  }

  long inNorth() {
    return fleet.execute(TruckEntity.inDepot("north").count());
  }
}
