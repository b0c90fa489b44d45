package dev.singlet.it.types;

import static dev.singlet.it.types.model.BasketsBasketEntity.LAYERS;
import static dev.singlet.it.types.model.BasketsBasketEntity.SIZES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Baskets.Basket;
import dev.singlet.it.types.model.BasketsBasketEntity;
import dev.singlet.it.types.model.BasketsTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Updates of sets that are in a list or a map, where DynamoDB has no empty ones. */
class SetsWithinTest {

  private static final Basket BASKET =
      new Basket(
          "1",
          List.of(Set.of("a"), Set.of("b"), Set.of("c")),
          Map.of("s", Set.of(1)),
          Set.of("l", "r"));

  @RegisterExtension
  final LocalTable table = LocalTable.of(BasketsTable.SCHEMA).seed(BasketsBasketEntity.put(BASKET));

  private Basket updated(UnaryOperator<BasketsBasketEntity.Update> change) {
    return table.client().execute(change.apply(BasketsBasketEntity.update("1")));
  }

  @Test
  void noneIsSetToAnEmptyOne() {
    assertThatThrownBy(() -> updated(update -> update.set(LAYERS.at(1), Set.of())))
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Basket is not valid: layers[1] must not be empty: DynamoDB has no empty sets"
                + " to store there (was []).");
    assertThatThrownBy(() -> updated(update -> update.set(SIZES.key("s"), Set.of())))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("sizes.s must not be empty");
    assertThat(table.client().execute(BasketsBasketEntity.get("1"))).contains(BASKET);
  }

  @Test
  void oneWithinAListKeepsAnElement() {
    assertThatThrownBy(() -> updated(update -> update.removeFrom(LAYERS.at(1), Set.of("b"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("and with 1 element less it must have at least 1");
    assertThat(updated(update -> update.removeFrom(LAYERS.at(1), Set.of("x")))).isEqualTo(BASKET);
    assertThat(updated(update -> update.addTo(LAYERS.at(1), Set.of("x", "y"))).layers().get(1))
        .containsExactlyInAnyOrder("b", "x", "y");
    assertThat(updated(update -> update.removeFrom(LAYERS.at(1), Set.of("b", "x"))).layers())
        .containsExactly(Set.of("a"), Set.of("y"), Set.of("c"));
  }

  @Test
  void whatIsTakenAwayCountsIfItIsThere() {
    updated(update -> update.addTo(LAYERS.at(1), Set.of("x")));

    assertThat(updated(update -> update.removeFrom(LAYERS.at(1), Set.of("b", "y"))).layers())
        .containsExactly(Set.of("a"), Set.of("x"), Set.of("c"));
    assertThat(updated(update -> update.removeFromStraps("l", "m", "n")).straps())
        .containsExactly("r");
    assertThatThrownBy(() -> updated(update -> update.removeFromStraps("r", "m")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("straps is <\"r\">, and with 2 elements less it must have 1 to 3");
  }

  @Test
  void whatIsAddedCountsIfItIsNotThere() {
    assertThat(updated(update -> update.addToStraps("l", "r", "s")).straps())
        .containsExactlyInAnyOrder("l", "r", "s");
    assertThatThrownBy(() -> updated(update -> update.addToStraps("l", "t")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("and with 2 elements more it must have 1 to 3");
  }

  @Test
  void oneWithinAMapGoesWithItsLastElement() {
    assertThat(updated(update -> update.removeFrom(SIZES.key("s"), Set.of(1))).sizes()).isEmpty();
  }
}
