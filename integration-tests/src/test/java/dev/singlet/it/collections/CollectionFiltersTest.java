package dev.singlet.it.collections;

import static dev.singlet.it.collections.Samples.back;
import static dev.singlet.it.collections.Samples.invoice;
import static dev.singlet.it.collections.Samples.order;
import static dev.singlet.it.collections.Samples.shipment;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.collections.model.Warehouse;
import dev.singlet.it.collections.model.Warehouse.Alarm;
import dev.singlet.it.collections.model.Warehouse.OrderItems;
import dev.singlet.it.collections.model.Warehouse.Reading;
import dev.singlet.it.collections.model.Warehouse.Signal;
import dev.singlet.it.collections.model.Warehouse.Status;
import dev.singlet.it.collections.model.WarehouseAlarmEntity;
import dev.singlet.it.collections.model.WarehouseInvoiceEntity;
import dev.singlet.it.collections.model.WarehouseMovementCollection;
import dev.singlet.it.collections.model.WarehouseOrderEntity;
import dev.singlet.it.collections.model.WarehouseOrderItemsCollection;
import dev.singlet.it.collections.model.WarehouseReadingEntity;
import dev.singlet.it.collections.model.WarehouseReturnEntity;
import dev.singlet.it.collections.model.WarehouseShipmentEntity;
import dev.singlet.it.collections.model.WarehouseSignalCollection;
import dev.singlet.it.collections.model.WarehouseTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A filter concerns the entity whose attributes it is made of. */
class CollectionFiltersTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WarehouseTable.SCHEMA);

  @BeforeEach
  void write() {
    List<Warehouse> items =
        List.of(
            order("o1"),
            invoice("o1"),
            shipment("o1", 1),
            shipment("o1", 2),
            shipment("o1", 3),
            back("o1", 4),
            new Reading("m1", 1, 1.5),
            new Reading("m1", 2, 2.5),
            new Alarm("m1", 1, "hot"),
            new Alarm("m1", 2, "cold"));
    BatchWriter.write(table, items.stream().map(Samples::put).toList());
  }

  private <T> List<T> items(Query<T> query) {
    Page<T> page = table.client().execute(query);
    assertThat(page.requests()).isEqualTo(1);
    return page.items();
  }

  @Test
  void itemsOfOtherEntitiesStay() {
    assertThat(
            items(
                WarehouseOrderItemsCollection.byOrder("o1")
                    .filter(WarehouseShipmentEntity.GRAMS.between(150, 250))))
        .containsExactly(invoice("o1"), order("o1"), shipment("o1", 2), back("o1", 4));
  }

  @Test
  void eachEntityHasAFilterOfItsOwn() {
    assertThat(
            items(
                WarehouseOrderItemsCollection.byOrder("o1")
                    .filter(WarehouseShipmentEntity.GRAMS.gte(200))
                    .filter(WarehouseReturnEntity.REASON.eq("too small"))
                    .filter(WarehouseInvoiceEntity.STATUS.eq(1))))
        .containsExactly(invoice("o1"), order("o1"), shipment("o1", 2), shipment("o1", 3));
  }

  @Test
  void severalFiltersOfOneEntityMustAllHold() {
    assertThat(
            items(
                WarehouseMovementCollection.byOrder("o1")
                    .filter(WarehouseShipmentEntity.GRAMS.gte(200))
                    .filter(WarehouseShipmentEntity.GRAMS.lt(300))))
        .containsExactly(shipment("o1", 2), back("o1", 4));
  }

  @Test
  void attributesOfOneNameMayBeOfDifferentTypes() {
    assertThat(
            items(
                WarehouseOrderItemsCollection.byOrder("o1")
                    .filter(WarehouseOrderEntity.STATUS.eq(Status.CLOSED))
                    .filter(WarehouseInvoiceEntity.STATUS.lt(5))
                    .filter(WarehouseShipmentEntity.GRAMS.gt(1000))))
        .containsExactly(invoice("o1"), back("o1", 4));
    assertThat(
            this.<Signal>items(
                WarehouseSignalCollection.byMachine("m1")
                    .filter(WarehouseReadingEntity.VALUE.gt(2.0))
                    .filter(WarehouseAlarmEntity.VALUE.eq("hot"))))
        .containsExactly(new Alarm("m1", 1, "hot"), new Reading("m1", 2, 2.5));
  }

  @Test
  void nestedAttributesOfOneNameAreToldApart() {
    List<OrderItems> found =
        items(
            WarehouseOrderItemsCollection.byOrder("o1")
                .filter(WarehouseOrderEntity.ADDRESS.CITY.eq("Bergen"))
                .filter(WarehouseShipmentEntity.ADDRESS.CITY.eq("Bergen"))
                .filter(WarehouseOrderEntity.ADDRESS.STREET.exists()));

    assertThat(found)
        .containsExactly(invoice("o1"), shipment("o1", 1), shipment("o1", 3), back("o1", 4));
  }

  @Test
  void aNegatedFilterConcernsItsEntityOnlyToo() {
    assertThat(
            items(
                WarehouseOrderItemsCollection.byOrder("o1")
                    .filter(WarehouseShipmentEntity.ADDRESS.CITY.eq("Oslo").not())))
        .containsExactly(
            invoice("o1"), order("o1"), shipment("o1", 1), shipment("o1", 3), back("o1", 4));
  }

  @Test
  void aGroupHoldsWhatTheFilterLeaves() {
    var group =
        table
            .client()
            .execute(
                WarehouseOrderItemsCollection.byOrder("o1")
                    .filter(WarehouseOrderEntity.STATUS.eq(Status.CLOSED))
                    .filter(WarehouseShipmentEntity.GRAMS.gte(200))
                    .grouped()
                    .measured());

    assertThat(group.value().order()).isEmpty();
    assertThat(group.value().invoice()).contains(invoice("o1"));
    assertThat(group.value().shipments()).containsExactly(shipment("o1", 2), shipment("o1", 3));
    assertThat(group.value().returns()).containsExactly(back("o1", 4));
    assertThat(group.itemsRead()).isEqualTo(6);
    assertThat(group.requests()).isEqualTo(1);
  }

  @Test
  void filtersGoWithANarrowedRangeAndAnotherIndex() {
    assertThat(
            items(
                WarehouseMovementCollection.byDepot("d1")
                    .region("north")
                    .filter(WarehouseShipmentEntity.CARRIER.eq("horse"))))
        .containsExactly(back("o1", 4));
  }
}
