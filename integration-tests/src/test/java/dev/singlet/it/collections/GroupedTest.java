package dev.singlet.it.collections;

import static dev.singlet.it.collections.Samples.PLACED;
import static dev.singlet.it.collections.Samples.back;
import static dev.singlet.it.collections.Samples.invoice;
import static dev.singlet.it.collections.Samples.order;
import static dev.singlet.it.collections.Samples.shipment;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.collections.model.Warehouse;
import dev.singlet.it.collections.model.Warehouse.Address;
import dev.singlet.it.collections.model.Warehouse.Invoice;
import dev.singlet.it.collections.model.Warehouse.Note;
import dev.singlet.it.collections.model.Warehouse.Order;
import dev.singlet.it.collections.model.Warehouse.OrderItems;
import dev.singlet.it.collections.model.Warehouse.Pickup;
import dev.singlet.it.collections.model.Warehouse.Return;
import dev.singlet.it.collections.model.Warehouse.Shipment;
import dev.singlet.it.collections.model.Warehouse.Status;
import dev.singlet.it.collections.model.WarehouseMovementCollection;
import dev.singlet.it.collections.model.WarehouseOrderItemsCollection;
import dev.singlet.it.collections.model.WarehouseShipmentEntity;
import dev.singlet.it.collections.model.WarehouseTable;
import dev.singlet.query.Group;
import dev.singlet.query.GroupedQuery;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of a collection by entity, as one value. */
class GroupedTest {

  private static final int REQUEST_BYTES = 1024 * 1024;

  @RegisterExtension final LocalTable table = LocalTable.of(WarehouseTable.SCHEMA);

  private void write(Warehouse... items) {
    BatchWriter.write(table, Arrays.stream(items).map(Samples::put).toList());
  }

  @Test
  void anOrderComesWithAllThatBelongsToItInOneRequest() {
    write(
        shipment("o1", 2),
        back("o1", 1),
        order("o1"),
        invoice("o1"),
        shipment("o1", 1),
        new Note("o1", 1, "d1"),
        new Pickup("o1", 1, "mule", 5),
        order("o2"));

    WarehouseOrderItemsCollection.ByOrderGroup group =
        table.client().execute(WarehouseOrderItemsCollection.byOrder("o1").grouped());

    assertThat(group)
        .isEqualTo(
            new WarehouseOrderItemsCollection.ByOrderGroup(
                java.util.Optional.of(order("o1")),
                java.util.Optional.of(invoice("o1")),
                List.of(shipment("o1", 1), shipment("o1", 2)),
                List.of(back("o1", 1))));

    Group<WarehouseOrderItemsCollection.ByOrderGroup> measured =
        table.client().execute(WarehouseOrderItemsCollection.byOrder("o1").grouped().measured());

    assertThat(measured).isEqualTo(new Group<>(group, List.of(), 5, 1));
    Page<OrderItems> page =
        table.client().execute(WarehouseOrderItemsCollection.byOrder("o1").consistent());
    assertThat(page.items())
        .containsExactly(
            invoice("o1"), order("o1"), back("o1", 1), shipment("o1", 1), shipment("o1", 2));
    assertThat(page.requests()).isEqualTo(1);
  }

  @Test
  void whereNothingIsNothingIsGrouped() {
    WarehouseOrderItemsCollection.ByOrderGroup group =
        table.client().execute(WarehouseOrderItemsCollection.byOrder("none").grouped());

    assertThat(group.order()).isEmpty();
    assertThat(group.invoice()).isEmpty();
    assertThat(group.shipments()).isEmpty();
    assertThat(group.returns()).isEmpty();
  }

  @Test
  void onAnIndexACustomerHasManyOrders() {
    Order later =
        new Order(
            "o0", "ann", PLACED.plusSeconds(1), Status.OPEN, new Address("Oslo", null), Set.of());
    write(order("o2"), later, order("o1"), invoice("o2"), shipment("o1", 1));

    Group<WarehouseOrderItemsCollection.ByCustomerGroup> group =
        table
            .client()
            .execute(WarehouseOrderItemsCollection.byCustomer("ann").grouped().measured());

    assertThat(group.value().orders()).containsExactly(order("o1"), order("o2"), later);
    assertThat(group.value().invoices()).containsExactly(invoice("o2"));
    assertThat(group.value().shipments()).containsExactly(shipment("o1", 1));
    assertThat(group.value().returns()).isEmpty();
    assertThat(group.requests()).isEqualTo(1);
  }

  @Test
  void aGroupBeyondOneMegabyteIsWholeAllTheSame() {
    List<Shipment> shipments = new ArrayList<>();
    String street = "s".repeat(190_000);
    for (int i = 1; i <= 12; i++) {
      Shipment plain = shipment("o1", i);
      shipments.add(
          new Shipment(
              "o1",
              i,
              "ann",
              PLACED,
              "d1",
              "north",
              plain.at(),
              "mule",
              i,
              new Address("Oslo", street)));
    }
    shipments.forEach(shipment -> table.client().execute(WarehouseShipmentEntity.put(shipment)));
    write(order("o1"), back("o1", 13));

    Page<OrderItems> page = table.client().execute(WarehouseOrderItemsCollection.byOrder("o1"));
    Group<WarehouseOrderItemsCollection.ByOrderGroup> group =
        table.client().execute(WarehouseOrderItemsCollection.byOrder("o1").grouped().measured());

    assertThat(page.hasNext()).as("12 items of 190 KB are more than a request gives").isTrue();
    assertThat(group.value().order()).contains(order("o1"));
    assertThat(group.value().shipments()).isEqualTo(shipments);
    assertThat(group.value().returns()).containsExactly(back("o1", 13));
    assertThat(group.itemsRead()).isEqualTo(14);
    assertThat(group.requests()).isEqualTo(1 + 12 * street.length() / REQUEST_BYTES);
  }

  @Test
  void smallRequestsGiveTheSame() {
    write(order("o1"), invoice("o1"), shipment("o1", 1), shipment("o1", 2), shipment("o1", 3));
    var query = WarehouseOrderItemsCollection.byOrder("o1");

    assertThat(table.client().execute(query.pageSize(2).grouped()))
        .isEqualTo(table.client().execute(query.grouped()));
    assertThat(table.client().execute(query.pageSize(2).grouped().measured()).requests())
        .isEqualTo(3);
  }

  @Test
  void everyOptionOfAQueryGoesWithAGroupButALimit() {
    write(order("o1"), shipment("o1", 1), shipment("o1", 2), back("o1", 3));
    GroupedQuery<WarehouseOrderItemsCollection.ByOrderGroup> grouped =
        WarehouseOrderItemsCollection.byOrder("o1")
            .consistent()
            .reverse()
            .filter(WarehouseShipmentEntity.GRAMS.gt(0))
            .onUnreadable(ReadPolicy.skip())
            .overrideConfiguration(
                software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration.builder()
                    .putHeader("x-test", "1")
                    .build())
            .grouped();

    assertThat(grouped.toRequest().consistentRead()).isTrue();
    assertThat(grouped.toRequest().scanIndexForward()).isFalse();
    assertThat(grouped.toRequest().overrideConfiguration()).isPresent();
    assertThat(grouped.measured().toRequest()).isEqualTo(grouped.toRequest());
    assertThat(table.client().execute(grouped).shipments())
        .containsExactly(shipment("o1", 2), shipment("o1", 1));
    assertThat(grouped)
        .hasToString("GroupedQuery[OrderItems.byOrder between A#INVOICE and MOVE#\uDBFF\uDFFF]");
  }

  @Test
  void aSecondItemWhereOneHasRoomIsNotDropped() {
    write(order("o1"), invoice("o1"));
    Map<String, AttributeValue> second =
        new HashMap<>(Samples.put(invoice("o1")).toRequest().item());
    second.put("SK", AttributeValue.createS("A#INVOICE#copy"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(second));

    assertThatThrownBy(
            () -> table.client().execute(WarehouseOrderItemsCollection.byOrder("o1").grouped()))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Invoice item PK=ORDER#o1, SK=A#INVOICE#copy, attribute SK: is"
                + " \"A#INVOICE#copy\", but the item's attributes make \"A#INVOICE\": a put of it"
                + " would write a second item.");
    assertThat(
            table
                .client()
                .execute(
                    WarehouseOrderItemsCollection.byOrder("o1").onUnreadable(ReadPolicy.collect()))
                .unreadable())
        .hasSize(1);
  }

  @Test
  void aSecondItemIsFoundWhereQueriesDontCompareKeysToo() {
    write(order("o1"), invoice("o1"));
    Map<String, AttributeValue> second =
        new HashMap<>(Samples.put(invoice("o1")).toRequest().item());
    second.put("SK", AttributeValue.createS("A#INVOICE#copy"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(second));
    TableClient client = table.client().withKeysCheckedInQueries(false);

    assertThat(client.execute(WarehouseOrderItemsCollection.byOrder("o1")).items())
        .containsExactly(invoice("o1"), invoice("o1"), order("o1"));
    assertThatThrownBy(() -> client.execute(WarehouseOrderItemsCollection.byOrder("o1").grouped()))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Invoice item PK=ORDER#o1: is one of 2 there, where one is expected. If the"
                + " keys of OrderItems.byOrder leave room for one, read them with the query that"
                + " is not grouped, and delete what was written under other keys. If not, take"
                + " all(...).");
  }

  @Test
  void unreadableItemsAreCollectedByAMeasuredGroup() {
    write(order("o1"), shipment("o1", 1));
    Map<String, AttributeValue> broken =
        new HashMap<>(Samples.put(shipment("o1", 2)).toRequest().item());
    broken.put("grams", AttributeValue.createS("heavy"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(broken));
    var query = WarehouseOrderItemsCollection.byOrder("o1");

    assertThatThrownBy(() -> table.client().execute(query.grouped()))
        .isInstanceOf(UnreadableItemException.class);
    assertThat(table.client().execute(query.onUnreadable(ReadPolicy.skip()).grouped()).shipments())
        .containsExactly(shipment("o1", 1));
    assertThatThrownBy(
            () -> table.client().execute(query.onUnreadable(ReadPolicy.collect()).grouped()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("has no page in which unreadable items could be collected");
    var measured =
        table.client().execute(query.onUnreadable(ReadPolicy.collect()).grouped().measured());
    assertThat(measured.value().shipments()).containsExactly(shipment("o1", 1));
    assertThat(measured.unreadable())
        .extracting(UnreadableItem::attribute)
        .containsExactly("grams");
  }

  @Test
  void aGroupHoldsCopiesOfItsLists() {
    List<Shipment> shipments = new ArrayList<>(List.of(shipment("o1", 1)));
    List<Return> returns = new ArrayList<>();
    var group = new WarehouseMovementCollection.ByOrderGroup(shipments, returns);
    shipments.clear();

    assertThat(group.shipments()).hasSize(1);
    assertThatThrownBy(() -> group.returns().add(back("o1", 1)))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void anEntityThatOnePartitionTellsIsOptionalThoughTheTemplatesAreOthers() throws Exception {
    assertThat(
            WarehouseOrderItemsCollection.ByOrderGroup.class.getMethod("invoice").getReturnType())
        .isEqualTo(java.util.Optional.class);
    assertThat(new Invoice("o1", "ann", PLACED, 1, java.math.BigDecimal.ONE).orderId())
        .isEqualTo("o1");
  }
}
