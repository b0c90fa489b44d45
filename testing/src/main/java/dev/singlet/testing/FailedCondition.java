package dev.singlet.testing;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * The item that a failed condition tells. The engine gives a map without entries that is within
 * another value as a value without a type, where DynamoDB gives the map.
 */
@SuppressWarnings("FutureReturnValueIgnored") // what follows from a future tells nobody of itself
final class FailedCondition {

  private FailedCondition() {}

  /** A failure as DynamoDB tells it. */
  static Throwable asDynamoDbTells(Throwable failure) {
    if (failure instanceof CompletionException && failure.getCause() != null) {
      return new CompletionException(asDynamoDbTells(failure.getCause()));
    }
    return failure instanceof ConditionalCheckFailedException failed && failed.hasItem()
        ? failed.toBuilder().item(typed(failed.item())).build()
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

  private static Map<String, AttributeValue> typed(Map<String, AttributeValue> values) {
    Map<String, AttributeValue> typed = new HashMap<>();
    values.forEach((name, value) -> typed.put(name, typed(value)));
    return typed;
  }

  private static AttributeValue typed(AttributeValue value) {
    return switch (value.type()) {
      case M -> AttributeValue.fromM(typed(value.m()));
      case L -> AttributeValue.fromL(value.l().stream().map(FailedCondition::typed).toList());
      case UNKNOWN_TO_SDK_VERSION -> AttributeValue.fromM(Map.of());
      default -> value;
    };
  }
}
