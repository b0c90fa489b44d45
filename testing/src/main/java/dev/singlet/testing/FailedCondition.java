package dev.singlet.testing;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** The item that a failed condition tells, as DynamoDB gives it. */
@SuppressWarnings("FutureReturnValueIgnored") // what follows from a future tells nobody of itself
final class FailedCondition {

  private FailedCondition() {}

  /** A failure as DynamoDB tells it. */
  static Throwable asDynamoDbTells(Throwable failure) {
    if (failure instanceof CompletionException && failure.getCause() != null) {
      return new CompletionException(asDynamoDbTells(failure.getCause()));
    }
    return failure instanceof ConditionalCheckFailedException failed && failed.hasItem()
        ? failed.toBuilder().item(EmptyMaps.typed(failed.item())).build()
        : failure;
  }

  /** The same of a future, which is cancelled with the one that is given. */
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
