package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.Device;
import dev.singlet.it.docs.model.DeviceEntity;
import dev.singlet.it.docs.model.DevicesTable;
import dev.singlet.it.docs.model.Visits.Visit;
import dev.singlet.it.docs.model.VisitsTable;
import dev.singlet.it.docs.model.VisitsVisitEntity;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.recording.RecordingDynamoDb;
import dev.singlet.transaction.Transaction;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The snippets on tables that exist, on two tables in one program, and on tests without a database.
 */
class ExistingTableDocTest {

  private final Device device = new Device(7, "Bern", LocalDate.parse("2026-01-15"), "clock");
  private final Visit visit = new Visit("ann", Instant.parse("2026-01-15T08:00:00Z"), null);

  @Test
  void twoTablesInOneProgram() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      DynamoDbClient dynamoDb = local.client();
      dynamoDb.createTable(CreateTable.of(VisitsTable.SCHEMA).toRequest());
      dynamoDb.createTable(CreateTable.of(DevicesTable.SCHEMA).toRequest());

      TableClient visits = VisitsTable.client(dynamoDb);
      TableClient devices = DevicesTable.client(dynamoDb);

      visits.execute(VisitsVisitEntity.put(visit));
      devices.execute(DeviceEntity.put(device));
      Optional<Device> seven = devices.execute(DeviceEntity.get(7));

      assertThat(seven).contains(device);
      assertThat(visits.stream(VisitsVisitEntity.byGuest("ann"))).containsExactly(visit);

      visits.execute(
          Transaction.of(VisitsVisitEntity.put(visit)).and(devices, DeviceEntity.put(device)));

      BatchWrite both = BatchWrite.of(VisitsVisitEntity.put(visit), DeviceEntity.put(device));
      assertThatThrownBy(() -> visits.execute(DeviceEntity.get(7)))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("belongs to the table devices, and this client to visits");
      assertThatThrownBy(
              () -> visits.transact(VisitsVisitEntity.put(visit), DeviceEntity.put(device)))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("Add it with that table's client: .and(client, ...).");
      assertThatThrownBy(() -> visits.execute(both))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("belongs to the table devices");
    }
  }

  @Test
  void keysHaveTheNamesAndTypesOfTheTable() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      DynamoDbClient dynamoDb = local.client();
      TableClient devices = DevicesTable.client(dynamoDb);
      devices.execute(CreateTable.of(DevicesTable.SCHEMA));
      devices.execute(DeviceEntity.put(device));

      devices.execute(DeviceEntity.update(7).place("Delft"));

      assertThat(devices.stream(DeviceEntity.byPlace("Delft"))).hasSize(1);
      assertThat(devices.stream(DeviceEntity.byPlace("Bern"))).isEmpty();
      assertThat(dynamoDb.scan(scan -> scan.tableName("devices")).items().get(0))
          .containsOnlyKeys("_et", "_ct", "_md", "id", "place", "installed", "kind");
      assertThat(
              dynamoDb
                  .describeTable(DescribeTableRequest.builder().tableName("devices").build())
                  .table()
                  .attributeDefinitions())
          .extracting(AttributeDefinition::attributeName)
          .containsExactlyInAnyOrder("id", "place", "installed");
    }
  }

  @Test
  void anOperationIsItsRequest() {
    UpdateItemRequest request = DeviceEntity.update(7).place("Delft").toRequest();
    Map<String, AttributeValue> item = DeviceEntity.toItem(device);

    assertThat(request.key()).isEqualTo(Map.of("id", AttributeValue.fromN("7")));
    assertThat(item).containsEntry("place", AttributeValue.fromS("Bern"));
    assertThat(DeviceEntity.fromItem(item)).isEqualTo(device);
  }

  @Test
  void readsAreAnswered() {
    RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
    dynamoDb
        .on(QueryRequest.class)
        .answer(QueryResponse.builder().items(List.of(DeviceEntity.toItem(device))).build());
    TableClient devices = DevicesTable.client(dynamoDb.client());

    List<Device> inBern = devices.stream(DeviceEntity.byPlace("Bern")).toList();

    assertThat(inBern).containsExactly(device);
    assertThat(dynamoDb.onlyRequest(QueryRequest.class).indexName()).isEqualTo("place-index");
  }

  @Test
  void aStubOfTheSdksClientDoes() {
    DynamoDbClient stub =
        new DynamoDbClient() {
          @Override
          public GetItemResponse getItem(GetItemRequest request) {
            return GetItemResponse.builder().item(DeviceEntity.toItem(device)).build();
          }

          @Override
          public QueryResponse query(QueryRequest request) {
            return QueryResponse.builder().items(List.of(DeviceEntity.toItem(device))).build();
          }

          @Override
          public String serviceName() {
            return SERVICE_NAME;
          }

          @Override
          public void close() {}
        };
    TableClient devices = DevicesTable.client(stub);

    assertThat(devices.execute(DeviceEntity.get(7))).contains(device);
    assertThat(devices.stream(DeviceEntity.byPlace("Bern"))).containsExactly(device);
  }
}
