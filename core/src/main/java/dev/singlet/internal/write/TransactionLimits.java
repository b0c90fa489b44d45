package dev.singlet.internal.write;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.text.Limits;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Refuses transactions that DynamoDB would refuse, and names the operation at fault.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-api">DynamoDB's
 *     limits on transactions</a>
 */
final class TransactionLimits {

  private static final int SHOWN_ACTIONS = 3;

  private TransactionLimits() {}

  /**
   * Refuses a transaction.
   *
   * @param name its name, for the message
   */
  static void check(String name, List<TransactAction> actions) {
    requireFew(name, actions);
    requireOnePerItem(name, actions);
    requireSmall(name, actions);
  }

  private static void requireFew(String name, List<TransactAction> actions) {
    if (actions.size() > Limits.TRANSACTION_ACTIONS) {
      throw invalid(
          name,
          String.format(
              "its %d actions are more than the %d that DynamoDB takes; %s, is the first one"
                  + " too many. Split it into several transactions.",
              actions.size(),
              Limits.TRANSACTION_ACTIONS,
              named(actions.get(Limits.TRANSACTION_ACTIONS))));
    }
  }

  private static void requireOnePerItem(String name, List<TransactAction> actions) {
    Map<ItemPlace, TransactAction> byPlace = new HashMap<>();
    for (TransactAction action : actions) {
      TransactAction other = byPlace.putIfAbsent(action.place(), action);
      if (other != null) {
        throw invalid(
            name,
            String.format(
                "%s, and %s, are on the same item, and DynamoDB takes one operation for an"
                    + " item. Combine the two into one.",
                named(other), named(action)));
      }
    }
  }

  private static void requireSmall(String name, List<TransactAction> actions) {
    if (actions.stream().mapToLong(TransactAction::mostSize).sum() <= Limits.TRANSACTION_BYTES) {
      return;
    }
    long size = actions.stream().mapToLong(TransactAction::size).sum();
    if (size > Limits.TRANSACTION_BYTES) {
      String largest =
          actions.stream()
              .sorted(Comparator.comparingLong(TransactAction::size).reversed())
              .limit(SHOWN_ACTIONS)
              .map(action -> named(action) + " (" + action.size() + " bytes)")
              .collect(Collectors.joining(", "));
      throw invalid(
          name,
          String.format(
              "it would write %d bytes, and DynamoDB takes %d (4 MB). The largest: %s. Split"
                  + " it into several transactions.",
              size, Limits.TRANSACTION_BYTES, largest));
    }
  }

  private static String named(TransactAction action) {
    return "operation " + action.position() + ", " + action;
  }

  private static InvalidArgumentException invalid(String name, String problem) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_TRANSACTION, name + " refused: " + problem);
  }
}
