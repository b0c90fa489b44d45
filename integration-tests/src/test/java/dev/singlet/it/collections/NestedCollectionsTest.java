package dev.singlet.it.collections;

import static dev.singlet.it.collections.Samples.back;
import static dev.singlet.it.collections.Samples.invoice;
import static dev.singlet.it.collections.Samples.order;
import static dev.singlet.it.collections.Samples.shipment;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.collections.model.Warehouse;
import dev.singlet.it.collections.model.Warehouse.Invoice;
import dev.singlet.it.collections.model.Warehouse.Movement;
import dev.singlet.it.collections.model.Warehouse.Order;
import dev.singlet.it.collections.model.Warehouse.OrderItems;
import dev.singlet.it.collections.model.Warehouse.Pickup;
import dev.singlet.it.collections.model.WarehouseLoadCollection;
import dev.singlet.it.collections.model.WarehouseMovementCollection;
import dev.singlet.it.collections.model.WarehouseOrderItemsCollection;
import dev.singlet.it.collections.model.WarehouseTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A collection within a collection, and entities of several. */
class NestedCollectionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WarehouseTable.SCHEMA);

  @BeforeEach
  void write() {
    List<Warehouse> items =
        List.of(
            order("o1"),
            invoice("o1"),
            back("o1", 1),
            shipment("o1", 2),
            new Pickup("o1", 3, "mule", 7));
    BatchWriter.write(table, items.stream().map(Samples::put).toList());
  }

  @Test
  void theOuterOneHoldsTheEntitiesOfTheInnerOne() {
    List<OrderItems> all =
        table.client().execute(WarehouseOrderItemsCollection.byOrder("o1")).items();
    List<Movement> movements =
        table.client().execute(WarehouseMovementCollection.byOrder("o1")).items();

    assertThat(all).containsExactly(invoice("o1"), order("o1"), back("o1", 1), shipment("o1", 2));
    assertThat(movements).containsExactly(back("o1", 1), shipment("o1", 2));
    assertThat(all.subList(2, 4)).isEqualTo(movements);
  }

  @Test
  void aGroupOfTheOuterOneIsFlat() {
    var outer = table.client().execute(WarehouseOrderItemsCollection.byOrder("o1").grouped());
    var inner = table.client().execute(WarehouseMovementCollection.byOrder("o1").grouped());

    assertThat(outer.shipments()).isEqualTo(inner.shipments()).containsExactly(shipment("o1", 2));
    assertThat(outer.returns()).isEqualTo(inner.returns()).containsExactly(back("o1", 1));
  }

  @Test
  void anEntityMayBeInCollectionsThatHaveNothingElseInCommon() {
    var loads = table.client().execute(WarehouseLoadCollection.byCarrier("o1").grouped());

    assertThat(loads.shipments()).containsExactly(shipment("o1", 2));
    assertThat(loads.pickups()).containsExactly(new Pickup("o1", 3, "mule", 7));
  }

  @Test
  void itemsAreToldApartByTheirTypes() {
    List<String> kinds =
        table.client().stream(WarehouseOrderItemsCollection.byOrder("o1"))
            .map(NestedCollectionsTest::kind)
            .toList();

    assertThat(kinds).containsExactly("invoice", "order", "move 1", "move 2");
  }

  private static String kind(OrderItems item) {
    if (item instanceof Order) {
      return "order";
    } else if (item instanceof Invoice) {
      return "invoice";
    } else {
      return "move " + ((Movement) item).number();
    }
  }
}
