package dev.singlet.examples.recipes.statemachine;

import static dev.singlet.examples.recipes.statemachine.OrderEntity.STATE;
import static dev.singlet.value.Range.lte;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Moves orders from state to state. */
final class Orders {

  private final TableClient work;

  Orders(TableClient work) {
    this.work = work;
  }

  /**
   * Makes a move.
   *
   * @throws MoveRefusedException if it isn't this role's, or the order is elsewhere or not there
   */
  Order move(String id, Move move, Role by, Instant time) {
    Instant now = time.truncatedTo(ChronoUnit.MILLIS); // as it is stored
    if (by != move.by) {
      throw new MoveRefusedException(move, "it is for " + move.by, Optional.empty());
    }
    try {
      return work.execute(
          OrderEntity.update(id).stateAndSince(move.to, now).when(STATE.in(move.from())));
    } catch (ConditionFailedException failed) {
      Optional<Order> order = failed.existing(OrderEntity.type());
      if (failed.mayHaveBeenMade() && order.equals(Optional.of(new Order(id, move.to, now)))) {
        return order.get();
      }
      throw new MoveRefusedException(move, reason(order), order);
    }
  }

  private static String reason(Optional<Order> order) {
    return order.map(o -> "the order is " + o.state()).orElse("there is no order");
  }

  /** Orders that have been in a state since then or longer, the longest first. */
  List<Order> waiting(OrderState state, Instant since) {
    return work.stream(OrderEntity.byState(state).since(lte(since))).toList();
  }
}
