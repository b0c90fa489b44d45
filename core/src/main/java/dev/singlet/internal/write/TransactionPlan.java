package dev.singlet.internal.write;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.error.TransactionFailure.Reason;
import dev.singlet.internal.context.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * The actions of a transaction.
 *
 * @param contexts the settings of each write, with the table and the tenant
 * @param actions the actions of the request, in its order
 * @param ownToken a token that lets DynamoDB recognize the request when it is sent again
 */
public record TransactionPlan(
    List<Context> contexts, List<TransactAction> actions, String ownToken) {

  /** Refuses more actions than DynamoDB accepts. */
  public TransactionPlan {
    contexts = List.copyOf(contexts);
    actions = List.copyOf(actions);
    TransactionLimits.check("Transaction", actions);
  }

  public boolean isEmpty() {
    return actions.isEmpty();
  }

  /**
   * Returns whether it writes the same items as another plan of the same writes.
   *
   * @param others the settings of each write in that plan
   */
  boolean isFor(List<Context> others) {
    return IntStream.range(0, contexts.size())
        .allMatch(i -> contexts.get(i).isOnSameItemsAs(others.get(i)));
  }

  public TransactWriteItemsRequest toRequest(
      @Nullable String token, @Nullable AwsRequestOverrideConfiguration configuration) {
    return TransactWriteItemsRequest.builder()
        .transactItems(actions.stream().map(TransactAction::item).toList())
        .clientRequestToken(token)
        .overrideConfiguration(configuration)
        .build();
  }

  /**
   * Reports a refusal of the whole transaction by the updates that can be the reason, because
   * DynamoDB computes a value for them. Without such an update, the refusal says what there is.
   *
   * @param isInDoubt true if an attempt without an answer may make it
   */
  void report(DynamoDbException refusal, boolean isInDoubt) {
    String refused = actions.size() == 1 ? "it" : "the transaction";
    String problem = refusal.awsErrorDetails().errorMessage();
    List<TransactionFailure> failures = new ArrayList<>();
    for (TransactAction each : actions) {
      if (each.unique() == null && !each.given().write().computed().isEmpty()) {
        failures.add(Cancellation.other(each, Reason.VALIDATION, each.refusal(refused, problem)));
      }
    }
    if (!failures.isEmpty()) {
      String message = "Transaction refused, " + Cancellation.outcome(isInDoubt) + " ";
      throw new TransactionFailedException(
          message + TransactionFailedException.describe(failures), failures, refusal, isInDoubt);
    }
  }
}
