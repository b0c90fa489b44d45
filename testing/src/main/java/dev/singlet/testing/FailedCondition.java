package dev.singlet.testing;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** The item in the failure of a condition, as DynamoDB returns it. */
@SuppressWarnings("FutureReturnValueIgnored") // nobody waits for derived futures
final class FailedCondition {

  private FailedCondition() {}

  /** Returns a failure as DynamoDB reports it. */
  static Throwable asDynamoDbTells(Throwable failure) {
    if (failure instanceof CompletionException && failure.getCause() != null) {
      return new CompletionException(asDynamoDbTells(failure.getCause()));
    }
    return failure instanceof ConditionalCheckFailedException failed && failed.hasItem()
        ? failed.toBuilder().item(EmptyMaps.typed(failed.item())).build()
        : failure;
  }

  /**
   * Returns a future with the failure as DynamoDB reports it. Cancelling it cancels the given
   * future.
   */
  static <R> CompletableFuture<R> asDynamoDbTells(CompletableFuture<R> answer) {
    CompletableFuture<R> told = new CompletableFuture<>();
    answer.whenComplete(
        (result, failure) -> {
          if (failure == null) {
            told.complete(result);
          } else {
            told.completeExceptionally(asDynamoDbTells(failure));
          }
        });
    told.whenComplete(
        (result, failure) -> {
          if (told.isCancelled()) {
            answer.cancel(true);
          }
        });
    return told;
  }
}
