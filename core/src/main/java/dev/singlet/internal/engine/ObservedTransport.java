package dev.singlet.internal.engine;

import dev.singlet.internal.engine.Observation.Observer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends the requests of an operation through another transport, and reports each to an observer.
 *
 * @param transport the other transport
 * @param observer receives the reports
 * @param asksForSizes true to ask writes for the sizes of item collections
 * @param tableName the client's table, for requests that name several
 */
public record ObservedTransport(
    Transport transport, Observer observer, boolean asksForSizes, String tableName)
    implements Transport {

  @Override
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    Q metered = action.metered(request);
    return transport.send(
        new ObservedAction<>(action, observer, tableName),
        asksForSizes ? action.withItemCollections(metered) : metered);
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
    return new ObservedTransport(transport.concurrent(), observer, asksForSizes, tableName);
  }

  @Override
  public Transport begun() {
    Observer begun = observer.begun();
    return begun == observer
        ? this
        : new ObservedTransport(transport, begun, asksForSizes, tableName);
  }

  @Override
  public void ended(@Nullable Throwable failure) {
    observer.ended(failure);
  }
}
