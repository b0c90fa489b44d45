package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A backfill of a table with tenants, whose unique values are not reserved. */
class TenantBackfillTest {

  private static final String REGION = "us-east-1";

  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final DynamoDbClient dynamoDb =
      DynamoDbClient.builder().endpointOverride(local.endpoint()).region(Region.of(REGION)).build();

  @TempDir Path folder;

  @BeforeEach
  void aLandlordOfEachTenant() {
    FlatsTable.client(dynamoDb).execute(CreateTable.of(FlatsTable.SCHEMA));
    putLandlord("ann");
    putLandlord("bob");
  }

  @AfterEach
  void stop() {
    dynamoDb.close();
    local.close();
  }

  private void putLandlord(String tenant) {
    dynamoDb.putItem(
        put ->
            put.tableName("Flats")
                .item(
                    Map.of(
                        "PK", AttributeValue.fromS("TENANT#" + tenant + "#LANDLORD#1"),
                        "SK", AttributeValue.fromS("LANDLORD"),
                        "_et", AttributeValue.fromS("Landlord"),
                        "id", AttributeValue.fromS("1"),
                        "email", AttributeValue.fromS("l@example.com"))));
  }

  private Call call(String command, String... options) {
    List<Object> arguments = new ArrayList<>(List.of(command));
    arguments.addAll(List.of("--region", REGION, "--endpoint", local.endpoint()));
    arguments.addAll(List.of("--table", "Flats", "--journal", folder.resolve("journal")));
    arguments.addAll(List.of(options));
    arguments.add(ExampleModel.placeOf(FlatsTable.class));
    return Call.of(arguments.toArray());
  }

  private List<Map<String, AttributeValue>> items() {
    return dynamoDb.scan(scan -> scan.tableName("Flats")).items();
  }

  @Test
  void theItemsOfOneTenantOrOfAllAreWritten() {
    List<Map<String, AttributeValue>> before = items();

    assertThat(call("backfill", "--without-recovery", "--tenant", "ann").out())
        .isEqualTo(
            """
            Backfill of Flats
            Items: 2 read, 0 written. 4.5 read units, 2.0 write units.
              Landlord: 1 right, 0 written
              Unique values of Landlord.email: 1 reserved
            """);
    assertThat(call("backfill", "--without-recovery").out())
        .contains(
            "\n  Landlord: 2 right, 0 written\n  Unique values of Landlord.email: 1 reserved\n");
    assertThat(items()).hasSize(4);
    assertThat(call("undo-backfill"))
        .isEqualTo(
            new Call(0, "Undo of a backfill of Flats. Changes: 2 taken back, 0 not there.\n", ""));
    assertThat(items()).isEqualTo(before);
  }

  @Test
  void anItemWithAnotherKeyIsMovedIfThatIsAllowed() {
    dynamoDb.putItem(
        put ->
            put.tableName("Flats")
                .item(
                    Map.of(
                        "PK", AttributeValue.fromS("TENANT#cid#FLAT#7"),
                        "SK", AttributeValue.fromS("OLD"),
                        "_et", AttributeValue.fromS("Flat"),
                        "number", AttributeValue.fromN("7"))));
    List<Map<String, AttributeValue>> before = items();

    Call left = call("backfill", "--without-recovery", "--only", "Flat");
    assertThat(left.status()).isEqualTo(1);
    assertThat(left.out())
        .endsWith(
            "\n  PK=TENANT#cid#FLAT#7, SK=OLD: its key would be PK=TENANT#cid#FLAT#7, SK=FLAT\n");
    assertThat(items()).isEqualTo(before);
    Call moved = call("backfill", "--without-recovery", "--only", "Flat", "--move");
    assertThat(moved.status()).isZero();
    assertThat(moved.out()).endsWith("\n  Flat: 0 right, 0 written, 1 moved: SK 1\n");

    assertThat(call("undo-backfill").status()).isZero();
    assertThat(items()).isEqualTo(before);
  }
}
