package dev.singlet.internal.write;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.context.Context;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * What a transaction does on a table, action by action.
 *
 * @param context whose items of which table it is for
 * @param actions what stands in the request, in its order
 */
public record TransactionPlan(Context context, List<TransactAction> actions) {

  /** Refuses more than DynamoDB takes. */
  public TransactionPlan {
    actions = List.copyOf(actions);
    TransactionLimits.check(actions);
  }

  /** A token by which DynamoDB knows a request that is sent again, whoever sends it. */
  public static String newToken() {
    return UUID.randomUUID().toString();
  }

  public boolean isEmpty() {
    return actions.isEmpty();
  }

  public boolean isFor(Context other) {
    return context.isOnSameItemsAs(other);
  }

  public TransactWriteItemsRequest toRequest(
      @Nullable String token, @Nullable AwsRequestOverrideConfiguration configuration) {
    return TransactWriteItemsRequest.builder()
        .transactItems(actions.stream().map(TransactAction::item).toList())
        .clientRequestToken(token)
        .overrideConfiguration(configuration)
        .build();
  }

  /** Why it was cancelled. */
  TransactionFailedException failure(TransactionCanceledException cancelled, Set<Integer> outrun) {
    return new Cancellation(actions, cancelled, outrun).toException();
  }
}
