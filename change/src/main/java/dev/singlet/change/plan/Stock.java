package dev.singlet.change.plan;

import java.util.List;
import java.util.Optional;

/**
 * The known content of a table.
 *
 * @param entities the entities whose numbers of items are known
 * @param tariff the speed at which a step may work, and the prices of capacity
 */
public record Stock(List<EntityStock> entities, Tariff tariff) {

  /** Nothing is known, so nothing is estimated. */
  public static final Stock UNKNOWN = new Stock(List.of(), Tariff.DEFAULT);

  /**
   * Copies the list.
   *
   * @param entities the entities whose numbers of items are known
   * @param tariff the speed at which a step may work, and the prices of capacity
   */
  public Stock {
    entities = List.copyOf(entities);
  }

  Optional<EntityStock> of(String entity) {
    return entities.stream().filter(each -> each.entity().equals(entity)).findFirst();
  }

  /** Returns the size of all items in bytes. */
  Amount bytes() {
    return entities.stream()
        .map(each -> each.items().times(each.bytes()))
        .reduce(Amount.ZERO, Amount::plus);
  }
}
