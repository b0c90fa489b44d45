package dev.singlet.it.types;

import static dev.singlet.it.types.model.RacksRackEntity.SHELVES;
import static dev.singlet.it.types.model.RacksRackEntity.STOCK;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.types.model.Racks.Label;
import dev.singlet.it.types.model.Racks.Rack;
import dev.singlet.it.types.model.RacksRackEntity;
import dev.singlet.it.types.model.RacksTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is sorted is an element like any other, with the conditions and updates of its kind. */
class SortedWithinTest {

  private static final Rack RACK =
      new Rack(
          "1",
          List.of(sorted("b", "a"), sorted("c")),
          Map.of("north", new TreeMap<>(Map.of("bolt", 7))),
          new Label(List.of(new TreeMap<>(Map.of("x", new TreeSet<>(Set.of(1)))))));

  @RegisterExtension
  final LocalTable table = LocalTable.of(RacksTable.SCHEMA).seed(RacksRackEntity.put(RACK));

  @Test
  void comesBackSorted() {
    Rack read = table.client().execute(RacksRackEntity.get("1")).orElseThrow();

    assertThat(read).isEqualTo(RACK);
    assertThat(read.shelves().get(0)).containsExactly("a", "b");
  }

  @Test
  void hasConditionsAndUpdatesWhereItStands() {
    Rack updated =
        table
            .client()
            .execute(
                RacksRackEntity.update("1")
                    .addTo(SHELVES.at(1), Set.of("0"))
                    .set(STOCK.key("north").key("bolt"), 8)
                    .when(SHELVES.at(0).contains("a").and(SHELVES.contains(sorted("c")))));

    assertThat(updated.shelves()).containsExactly(sorted("a", "b"), sorted("0", "c"));
    assertThat(updated.stock()).isEqualTo(Map.of("north", Map.of("bolt", 8)));
  }

  @Test
  void isSetWithTheWhole() {
    SortedMap<String, Integer> south = new TreeMap<>(Map.of("nut", 1));
    Rack updated =
        table
            .client()
            .execute(
                RacksRackEntity.update("1")
                    .shelves(List.of(sorted("z")))
                    .set(STOCK.key("south"), south)
                    .when(SHELVES.eq(RACK.shelves())));

    assertThat(updated.shelves()).containsExactly(sorted("z"));
    assertThat(updated.stock()).containsEntry("south", south);
  }

  private static SortedSet<String> sorted(String... values) {
    return new TreeSet<>(List.of(values));
  }
}
