package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Answers any number of requests alike, without a note of them.
 *
 * @param answers makes each answer
 */
record Answering(Supplier<CompletableFuture<GetItemResponse>> answers) implements Transport {

  @Override
  @SuppressWarnings("unchecked") // there are no other requests
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    return (CompletableFuture<A>) answers.get();
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    return CompletableFuture.completedFuture(null);
  }
}
