package dev.singlet.internal.engine;

import dev.singlet.RequestListener;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends the requests of an operation as another transport does, and tells a listener of each.
 *
 * @param transport the other one
 * @param listener is told
 * @param operation the label of the operation
 * @param tableName the client's table, for requests that name several
 */
record ObservedTransport(
    Transport transport, RequestListener listener, String operation, String tableName)
    implements Transport {

  @Override
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    return transport.send(
        new ObservedAction<>(action, listener, operation, tableName), action.metered(request));
  }

  @Override
  public boolean sendsAgain(Throwable failure, int attempts) {
    return transport.sendsAgain(failure, attempts);
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    return transport.pause(duration);
  }

  @Override
  public Transport concurrent() {
    return new ObservedTransport(transport.concurrent(), listener, operation, tableName);
  }
}
