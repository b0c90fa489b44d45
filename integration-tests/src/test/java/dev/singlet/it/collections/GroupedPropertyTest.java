package dev.singlet.it.collections;

import static dev.singlet.it.collections.Samples.back;
import static dev.singlet.it.collections.Samples.invoice;
import static dev.singlet.it.collections.Samples.order;
import static dev.singlet.it.collections.Samples.shipment;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.Effort;
import dev.singlet.it.collections.model.Warehouse;
import dev.singlet.it.collections.model.Warehouse.Invoice;
import dev.singlet.it.collections.model.Warehouse.Movement;
import dev.singlet.it.collections.model.Warehouse.Note;
import dev.singlet.it.collections.model.Warehouse.Order;
import dev.singlet.it.collections.model.Warehouse.OrderItems;
import dev.singlet.it.collections.model.Warehouse.Pickup;
import dev.singlet.it.collections.model.Warehouse.Return;
import dev.singlet.it.collections.model.Warehouse.Shipment;
import dev.singlet.it.collections.model.WarehouseMovementCollection;
import dev.singlet.it.collections.model.WarehouseOrderItemsCollection;
import dev.singlet.it.collections.model.WarehouseTable;
import dev.singlet.query.CollectionQuery;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is grouped is what is listed; what is narrowed is what is listed and in range. */
class GroupedPropertyTest {

  private static final int ITEMS = 120;
  private static final List<String> REGIONS =
      List.of(
          "e",
          "ea",
          "east",
          "east-1",
          "east1",
          "eastern",
          "north",
          "nor",
          "z",
          "é",
          "\uD83D\uDE9A");

  @RegisterExtension final LocalTable table = LocalTable.of(WarehouseTable.SCHEMA);

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Effort.of(8, 2));
  }

  private static Instant at(Random random) {
    return Samples.PLACED.plusMillis(random.nextInt(6) * 250L);
  }

  private List<Warehouse> write(Random random) {
    List<Warehouse> items = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < ITEMS; i++) {
      String id = "o" + random.nextInt(3);
      int number = random.nextInt(40);
      int kind = random.nextInt(6);
      if (!keys.add(kind + id + (kind < 2 ? "" : number))) {
        continue;
      }
      String region = REGIONS.get(random.nextInt(REGIONS.size()));
      items.add(
          switch (kind) {
            case 0 -> order(id);
            case 1 -> invoice(id);
            case 2 -> shipment(id, number, region, at(random));
            case 3 -> back(id, number, region, at(random));
            case 4 -> new Note(id, number, "d1");
            default -> new Pickup(id, number, "mule", number);
          });
    }
    BatchWriter.write(table, items.stream().map(Samples::put).toList());
    return items;
  }

  private static <T, E> List<E> of(Class<E> entity, List<T> items) {
    return items.stream().filter(entity::isInstance).map(entity::cast).toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aGroupIsTheListTakenApart(long seed) {
    Random random = new Random(seed);
    List<Warehouse> written = write(random);
    for (String id : List.of("o0", "o1", "o2", "o3")) {
      List<OrderItems> listed =
          table.client().stream(WarehouseOrderItemsCollection.byOrder(id)).toList();
      var group =
          table
              .client()
              .execute(
                  WarehouseOrderItemsCollection.byOrder(id)
                      .pageSize(1 + random.nextInt(20))
                      .grouped());

      assertThat(listed)
          .containsExactlyInAnyOrderElementsOf(
              of(OrderItems.class, written).stream().filter(i -> i.orderId().equals(id)).toList());
      assertThat(group.order().stream().toList()).isEqualTo(of(Order.class, listed));
      assertThat(group.invoice().stream().toList()).isEqualTo(of(Invoice.class, listed));
      assertThat(group.shipments()).isEqualTo(of(Shipment.class, listed));
      assertThat(group.returns()).isEqualTo(of(Return.class, listed));
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRangeIsWhatThePredicateSays(long seed) {
    Random random = new Random(seed + 10);
    write(random);
    WarehouseMovementCollection.ByDepot all = WarehouseMovementCollection.byDepot("d1");
    List<Movement> listed = table.client().stream(all).toList();

    for (int i = 0; i < 30; i++) {
      String region = REGIONS.get(random.nextInt(REGIONS.size()));
      Instant at = at(random);
      check(all.region(Range.lt(region)), listed, m -> utf8(m.region(), region) < 0);
      check(all.region(Range.lte(region)), listed, m -> utf8(m.region(), region) <= 0);
      check(all.region(Range.gt(region)), listed, m -> utf8(m.region(), region) > 0);
      check(all.region(Range.gte(region)), listed, m -> utf8(m.region(), region) >= 0);
      check(
          all.region(Range.between("e", "e" + region)),
          listed,
          m -> utf8(m.region(), "e") >= 0 && utf8(m.region(), "e" + region) <= 0);
      check(all.region(region), listed, m -> m.region().equals(region));
      Predicate<Movement> here = m -> m.region().equals(region);
      check(all.region(region).at(at), listed, here.and(m -> m.at().equals(at)));
      check(all.region(region).at(Range.lt(at)), listed, here.and(m -> m.at().isBefore(at)));
      check(all.region(region).at(Range.lte(at)), listed, here.and(m -> !m.at().isAfter(at)));
      check(all.region(region).at(Range.gt(at)), listed, here.and(m -> m.at().isAfter(at)));
      check(all.region(region).at(Range.gte(at)), listed, here.and(m -> !m.at().isBefore(at)));
    }
  }

  private void check(
      CollectionQuery<Movement, WarehouseMovementCollection.ByDepotGroup> query,
      List<Movement> listed,
      Predicate<Movement> isIn) {
    List<Movement> expected = listed.stream().filter(isIn).toList();
    var group = table.client().execute(query.grouped());

    assertThat(table.client().stream(query).toList()).as("%s", query).isEqualTo(expected);
    assertThat(group.shipments()).isEqualTo(of(Shipment.class, expected));
    assertThat(group.returns()).isEqualTo(of(Return.class, expected));
  }

  private static int utf8(String left, String right) {
    return java.util.Arrays.compareUnsigned(
        left.getBytes(java.nio.charset.StandardCharsets.UTF_8),
        right.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }
}
