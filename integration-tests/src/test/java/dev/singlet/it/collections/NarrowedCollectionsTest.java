package dev.singlet.it.collections;

import static dev.singlet.it.collections.Samples.back;
import static dev.singlet.it.collections.Samples.order;
import static dev.singlet.it.collections.Samples.shipment;
import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.collections.model.Warehouse;
import dev.singlet.it.collections.model.Warehouse.Alarm;
import dev.singlet.it.collections.model.Warehouse.Load;
import dev.singlet.it.collections.model.Warehouse.Movement;
import dev.singlet.it.collections.model.Warehouse.Note;
import dev.singlet.it.collections.model.Warehouse.Pickup;
import dev.singlet.it.collections.model.Warehouse.Reading;
import dev.singlet.it.collections.model.Warehouse.Signal;
import dev.singlet.it.collections.model.WarehouseLoadCollection;
import dev.singlet.it.collections.model.WarehouseMovementCollection;
import dev.singlet.it.collections.model.WarehouseOrderItemsCollection;
import dev.singlet.it.collections.model.WarehouseReturnEntity;
import dev.singlet.it.collections.model.WarehouseSignalCollection;
import dev.singlet.it.collections.model.WarehouseTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Ranges over what the sort keys of a collection's entities begin with. */
class NarrowedCollectionsTest {

  private static final Instant AT = Instant.parse("2026-03-01T10:00:00.500Z");

  @RegisterExtension final LocalTable table = LocalTable.of(WarehouseTable.SCHEMA);

  private void write(Warehouse... items) {
    BatchWriter.write(table, Arrays.stream(items).map(Samples::put).toList());
  }

  /** What a query gives with one request that reads nothing else. */
  private <T> List<T> exactly(Query<T> query) {
    Page<T> page = table.client().execute(query);
    assertThat(page.itemsRead()).as("read by %s", query).isEqualTo(page.items().size());
    assertThat(page.requests()).isEqualTo(1);
    return page.items();
  }

  @Test
  void aPartOfFixedWidthIsNarrowedByEveryRange() {
    write(
        order("o"),
        shipment("o", 1),
        back("o", 2),
        shipment("o", 2),
        back("o", 3),
        new Note("o", 2, "d1"),
        new Pickup("o", 2, "mule", 1));
    WarehouseMovementCollection.ByOrder moves = WarehouseMovementCollection.byOrder("o");
    Movement one = shipment("o", 1);
    Movement twoBack = back("o", 2);
    Movement two = shipment("o", 2);
    Movement three = back("o", 3);

    assertThat(exactly(moves)).containsExactly(one, twoBack, two, three);
    assertThat(exactly(moves.number(2))).containsExactly(twoBack, two);
    assertThat(exactly(moves.number(4))).isEmpty();
    assertThat(exactly(moves.number(between(1, 2)))).containsExactly(one, twoBack, two);
    assertThat(exactly(moves.number(gt(1)))).containsExactly(twoBack, two, three);
    assertThat(exactly(moves.number(gte(2)))).containsExactly(twoBack, two, three);
    assertThat(exactly(moves.number(lt(2)))).containsExactly(one);
    assertThat(exactly(moves.number(lte(2)))).containsExactly(one, twoBack, two);
    assertThat(exactly(moves.number(lte(2)).reverse())).containsExactly(two, twoBack, one);
    assertThat(moves.toRequest().filterExpression()).isNull();
    assertThat(moves.number(2).toRequest().keyConditionExpression())
        .isEqualTo("#pk = :pk AND begins_with(#sk, :sk)");
  }

  @Test
  void aRangeGroupsLikeAWholePartition() {
    write(shipment("o", 1), back("o", 1), shipment("o", 2), back("o", 3));

    var group =
        table
            .client()
            .execute(
                WarehouseMovementCollection.byOrder("o")
                    .number(gte(2))
                    .consistent()
                    .grouped()
                    .measured());

    assertThat(group.value())
        .isEqualTo(
            new WarehouseMovementCollection.ByOrderGroup(
                List.of(shipment("o", 2)), List.of(back("o", 3))));
    assertThat(group.requests()).isEqualTo(1);
    assertThat(group.itemsRead()).isEqualTo(2);
  }

  @Test
  void aPartThatEndsSomeKeysAndNotOthersIsNarrowedToo() {
    write(
        new Reading("m", 1, 1),
        new Alarm("m", 2, "a"),
        new Reading("m", 2, 2),
        new Reading("m", 3, 3),
        new Alarm("m", 3, "b"));
    WarehouseSignalCollection.ByMachine signals = WarehouseSignalCollection.byMachine("m");

    assertThat(exactly(signals)).extracting(Signal::seq).containsExactly(1, 2, 2, 3, 3);
    assertThat(exactly(signals.seq(2)))
        .containsExactly(new Reading("m", 2, 2), new Alarm("m", 2, "a"));
    assertThat(exactly(signals.seq(gt(2)))).extracting(Signal::seq).containsExactly(3, 3);
    assertThat(exactly(signals.seq(gte(2)))).extracting(Signal::seq).containsExactly(2, 2, 3, 3);
    assertThat(exactly(signals.seq(lt(2)))).extracting(Signal::seq).containsExactly(1);
    assertThat(exactly(signals.seq(lte(2)))).extracting(Signal::seq).containsExactly(1, 2, 2);
    assertThat(exactly(signals.seq(between(2, 2)))).extracting(Signal::seq).containsExactly(2, 2);
  }

  @Test
  void aRangeMeansTheAttributeWhereTheKeyHoldsItInDescendingOrder() {
    write(
        new Reading("m", 1, 1),
        new Alarm("m", 2, "a"),
        new Reading("m", 2, 2),
        new Reading("m", 3, 3));
    WarehouseSignalCollection.Newest signals = WarehouseSignalCollection.newest("m");

    assertThat(exactly(signals)).extracting(Signal::seq).containsExactly(3, 2, 2, 1);
    assertThat(exactly(signals.seq(gt(1)))).extracting(Signal::seq).containsExactly(3, 2, 2);
    assertThat(exactly(signals.seq(lte(2)))).extracting(Signal::seq).containsExactly(2, 2, 1);
    assertThat(exactly(signals.seq(between(2, 3))))
        .extracting(Signal::seq)
        .containsExactly(3, 2, 2);
  }

  @Test
  void stagesNarrowFromLeftToRightAndLeaveOutOthersItems() {
    Movement e = shipment("o", 1, "e", AT);
    Movement east = shipment("o", 2, "east", AT);
    Movement eastLater = back("o", 3, "east", AT.plusMillis(1));
    Movement eastern = back("o", 4, "eastern", AT);
    Movement north = shipment("o", 5, "north", AT);
    write((Warehouse) e, east, eastLater, eastern, north, new Note("o", 1, "d1"));
    WarehouseMovementCollection.ByDepot moves = WarehouseMovementCollection.byDepot("d1");

    assertThat(table.client().execute(moves).items())
        .containsExactly(e, east, eastLater, eastern, north);
    assertThat(table.client().execute(moves).itemsRead()).as("the note is read, too").isEqualTo(6);
    assertThat(moves.toRequest().filterExpression()).isEqualTo("#et IN (:et0, :et1)");
    assertThat(exactly(moves.region("east"))).containsExactly(east, eastLater);
    assertThat(exactly(moves.region("east").at(AT))).containsExactly(east);
    assertThat(exactly(moves.region("east").at(gt(AT)))).containsExactly(eastLater);
    assertThat(exactly(moves.region("east").at(lte(AT)))).containsExactly(east);
    assertThat(table.client().execute(moves.region("north")).items()).containsExactly(north);
    assertThat(exactly(moves.region(lte("east")))).containsExactly(e, east, eastLater);
    assertThat(exactly(moves.region(lt("east")))).containsExactly(e);
    assertThat(exactly(moves.region(between("east", "eastern"))))
        .containsExactly(east, eastLater, eastern);
    assertThat(exactly(moves.region(beginsWith("east")))).containsExactly(east, eastLater, eastern);
    assertThat(
            table
                .client()
                .execute(
                    moves.region(between("e", "east")).filter(WarehouseReturnEntity.REASON.eq("-")))
                .items())
        .containsExactly(e, east);
  }

  @Test
  void wholeTemplatesThatAreTheSameAreFoundByEquality() {
    write(shipment("o", 1), new Pickup("o", 1, "mule", 40), new Pickup("o", 2, "mule2", 100));
    WarehouseLoadCollection.ByCarrier loads = WarehouseLoadCollection.byCarrier("o");

    assertThat(loads.carrier("mule").toRequest().keyConditionExpression())
        .isEqualTo("#pk = :pk AND #sk = :sk");
    assertThat(exactly(loads.carrier("mule").consistent()))
        .containsExactlyInAnyOrder(shipment("o", 1), new Pickup("o", 1, "mule", 40));
    assertThat(exactly(loads.carrier(gt("mule"))))
        .containsExactly(new Pickup("o", 2, "mule2", 100));
  }

  @Test
  void aNumberKeyIsNarrowedAsANumber() {
    write(shipment("o", 1), new Pickup("o", 1, "mule", 9), new Pickup("o", 2, "mule", 100));
    WarehouseLoadCollection.ByWeight loads = WarehouseLoadCollection.byWeight("mule");
    Load nine = new Pickup("o", 1, "mule", 9);

    assertThat(exactly(loads)).hasSize(3).startsWith(nine);
    assertThat(exactly(loads.grams(lt(100)))).containsExactly(nine);
    assertThat(exactly(loads.grams(100))).hasSize(2);
    assertThat(table.client().execute(loads.grams(between(9, 99)).grouped()))
        .isEqualTo(
            new WarehouseLoadCollection.ByWeightGroup(
                List.of(), List.of(new Pickup("o", 1, "mule", 9))));
  }

  @Test
  void aTimeIsCutToThePrecisionOfTheKey() {
    write(order("o1"), shipment("o1", 1));
    WarehouseOrderItemsCollection.ByCustomer items =
        WarehouseOrderItemsCollection.byCustomer("ann");

    assertThat(exactly(items.placed(Samples.PLACED.plusMillis(300)))).hasSize(2);
    assertThat(exactly(items.placed(gt(Samples.PLACED.plusMillis(300))))).isEmpty();
    assertThat(exactly(items.placed(gte(Samples.PLACED)))).hasSize(2);
  }
}
