package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.DepotsDepotEntity.CRATES;
import static dev.singlet.it.updates.model.DepotsDepotEntity.DOORS;
import static dev.singlet.it.updates.model.DepotsDepotEntity.GATES;
import static dev.singlet.it.updates.model.DepotsDepotEntity.HOURS;
import static dev.singlet.it.updates.model.DepotsDepotEntity.ROWS;
import static dev.singlet.it.updates.model.DepotsDepotEntity.SHELVES;
import static dev.singlet.it.updates.model.DepotsDepotEntity.STOCK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.updates.model.Depots;
import dev.singlet.it.updates.model.Depots.Depot;
import dev.singlet.it.updates.model.DepotsDepotEntity;
import dev.singlet.it.updates.model.DepotsDepotEntity.Update;
import dev.singlet.it.updates.model.DepotsTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Changes of elements leave what they are in as its constraints say. */
class ElementUpdatesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DepotsTable.SCHEMA);

  private static final Depot FULL =
      DepotsDepotEntity.builder()
          .id("1")
          .stock(Map.of("red", 2, "green", 9, "blue", 0))
          .rows(List.of(1, 2, 9))
          .shelves(Map.of("a", List.of("x", "y")))
          .crates(List.of(Set.of("p", "q")))
          .gates(Map.of("n", new Depots.Gate("Ann", true), "s", new Depots.Gate(null, false)))
          .doors(Map.of("n", "wide", "s", "low"))
          .build();

  @BeforeEach
  void putOne() {
    table.client().execute(DepotsDepotEntity.put(FULL));
  }

  private static Update update() {
    return DepotsDepotEntity.update("1");
  }

  private static Arguments change(String name, UnaryOperator<Update> change) {
    return Arguments.of(name, change);
  }

  static Stream<Arguments> tooMuch() {
    return Stream.of(
        change("decrement of an entry below @Min", u -> u.decrement(STOCK.key("red"), 3)),
        change("increment of an entry above @Max", u -> u.increment(STOCK.key("green"), 1)),
        change("increment of an element above @Max", u -> u.increment(ROWS.at(2), 1)),
        change("one entry more", u -> u.set(STOCK.key("grey"), 1)),
        change("one entry more, if absent", u -> u.setIfAbsent(STOCK.key("grey"), 1)),
        change("one entry more by an increment", u -> u.increment(STOCK.key("grey"), 1)),
        change("one of two entries more", u -> u.set(STOCK.key("red"), 1).set(STOCK.key("x"), 1)),
        change(
            "one entry for two",
            u -> u.remove(STOCK.key("red")).set(STOCK.key("x"), 1).set(STOCK.key("y"), 1)),
        change("one element more", u -> u.set(ROWS.at(3), 1)),
        change("one element more, far beyond", u -> u.set(ROWS.at(99), 1)),
        change(
            "all entries taken away",
            u -> u.remove(STOCK.key("red")).remove(STOCK.key("blue")).remove(STOCK.key("green"))),
        change(
            "all elements taken away",
            u -> u.remove(ROWS.at(0)).remove(ROWS.at(1)).remove(ROWS.at(2))),
        change("the last entry taken away", u -> u.remove(HOURS.key("mon"))),
        change("append to a list within", u -> u.append(SHELVES.key("a"), List.of("z"))),
        change("addTo a set within", u -> u.addTo(CRATES.at(0), Set.of("r"))),
        change("a record within, made by its parts", u -> u.set(GATES.key("e").KEEPER, "Eve")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tooMuch")
  void anItemThatWouldViolateAConstraintIsNotChanged(String name, UnaryOperator<Update> change) {
    assertThatThrownBy(() -> table.client().execute(change.apply(update())))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(table.client().execute(DepotsDepotEntity.get("1"))).contains(FULL);
  }

  static Stream<Arguments> justRight() {
    return Stream.of(
        change("decrement of an entry to @Min", u -> u.decrement(STOCK.key("red"), 2)),
        change("increment of an element to @Max", u -> u.increment(ROWS.at(1), 7)),
        change("an entry replaced", u -> u.set(STOCK.key("red"), 1)),
        change("two entries replaced", u -> u.set(STOCK.key("red"), 1).set(STOCK.key("blue"), 1)),
        change("an entry for another", u -> u.set(STOCK.key("x"), 1).remove(STOCK.key("red"))),
        change(
            "two taken away, one of which is there",
            u -> u.remove(DOORS.key("e")).remove(DOORS.key("w"))),
        change(
            "two of three entries taken away",
            u -> u.remove(STOCK.key("red")).remove(STOCK.key("blue"))),
        change(
            "two of three elements taken away",
            u -> u.remove(ROWS.at(0)).remove(ROWS.at(7)).remove(ROWS.at(1))),
        change("an element for another", u -> u.remove(ROWS.at(0)).set(ROWS.at(9), 4)),
        change("a record within changed", u -> u.set(GATES.key("s").KEEPER, "Sam")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("justRight")
  void whatSatisfiesAllConstraintsIsWritten(String name, UnaryOperator<Update> change) {
    assertThat(table.client().execute(change.apply(update()))).isNotNull();
    assertThat(table.client().withValidationOnRead().execute(DepotsDepotEntity.get("1")))
        .isPresent();
  }

  @Test
  void whatIsNotThereIsMadeWithEnoughElements() {
    table.client().execute(update().removeStock().removeDoors().removeGates());

    assertThatThrownBy(() -> table.client().execute(update().set(DOORS.key("n"), "wide")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("");
    Depot made =
        table
            .client()
            .execute(
                update()
                    .set(DOORS.key("n"), "wide")
                    .set(DOORS.key("s"), "low")
                    .increment(STOCK.key("red"), 3)
                    .set(GATES.key("e").KEEPER, "Eve"));
    assertThat(made.doors()).isEqualTo(FULL.doors());
    assertThat(made.stock()).containsExactly(Map.entry("red", 3));
    assertThat(made.gates()).containsExactly(Map.entry("e", new Depots.Gate("Eve", true)));
  }
}
