package dev.singlet.internal.write;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

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

  /** Returns the exception for a transaction whose items are not as they were read. */
  TransactionFailedException outdated(
      TransactionCanceledException cancelled, Set<Integer> changed, boolean isInDoubt) {
    return new Cancellation(actions, cancelled, changed, true).toException(isInDoubt);
  }

  /**
   * Returns the exception for a cancelled transaction.
   *
   * @param isInDoubt true if an attempt without an answer may make it
   */
  TransactionFailedException failure(
      TransactionCanceledException cancelled, Set<Integer> changed, boolean isInDoubt) {
    return new Cancellation(actions, cancelled, changed, false).toException(isInDoubt);
  }
}
