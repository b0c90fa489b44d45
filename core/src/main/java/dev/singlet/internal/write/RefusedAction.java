package dev.singlet.internal.write;

import dev.singlet.error.TransactionFailure.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * An action of a transaction whose condition didn't hold.
 *
 * @param action the action
 * @param existing the stored item; empty if there was none
 */
record RefusedAction(TransactAction action, Map<String, AttributeValue> existing) {

  static List<RefusedAction> of(TransactionPlan plan, TransactionCanceledException cancelled) {
    List<RefusedAction> refused = new ArrayList<>();
    List<CancellationReason> reasons = cancelled.cancellationReasons();
    for (int i = 0; i < reasons.size() && i < plan.actions().size(); i++) {
      CancellationReason reason = reasons.get(i);
      if (Reason.of(reason.code()) == Reason.CONDITION_FAILED) {
        Map<String, AttributeValue> existing = reason.hasItem() ? reason.item() : Map.of();
        refused.add(new RefusedAction(plan.actions().get(i), existing));
      }
    }
    return refused;
  }
}
