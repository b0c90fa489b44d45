package dev.singlet.internal.wire;

import dev.singlet.internal.body.UnknownBodyException;
import dev.singlet.internal.body.WrittenRequest;
import dev.singlet.internal.engine.Action;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** An action whose requests are written here, if only the SDK's interceptors see them. */
public final class WrittenAction<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends Action<Q, A> {

  private final Action<Q, A> action;

  private WrittenAction(Action<Q, A> action) {
    super(action.name());
    this.action = action;
  }

  /** Returns an action that writes its requests. */
  public static <Q extends DynamoDbRequest, A extends DynamoDbResponse> Action<Q, A> of(
      Action<Q, A> action) {
    return new WrittenAction<>(action);
  }

  @Override
  public A send(DynamoDbClient dynamoDb, Q request) {
    WrittenRequest written = written(dynamoDb, dynamoDb::serviceClientConfiguration, request);
    if (written == null) {
      return action.send(dynamoDb, request);
    }
    try {
      return PendingRequest.of(request, written, dynamoDb)
          .pass(() -> action.send(dynamoDb, request));
    } catch (RuntimeException failure) {
      if (isUnknownBody(failure)) {
        Interceptors.leave(dynamoDb);
        return action.send(dynamoDb, request);
      }
      throw failure;
    }
  }

  @Override
  public CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request) {
    WrittenRequest written = written(dynamoDb, dynamoDb::serviceClientConfiguration, request);
    if (written == null) {
      return action.send(dynamoDb, request);
    }
    CompletableFuture<A> sent =
        PendingRequest.of(request, written, dynamoDb).pass(() -> action.send(dynamoDb, request));
    // The SDK writes a request before it returns.
    if (sent.isCompletedExceptionally() && isUnknownBody(sent.handle((a, e) -> e).join())) {
      Interceptors.leave(dynamoDb);
      return action.send(dynamoDb, request);
    }
    return sent;
  }

  private static @Nullable WrittenRequest written(
      Object client,
      Supplier<DynamoDbServiceClientConfiguration> configuration,
      DynamoDbRequest request) {
    return Interceptors.areOfSdk(client, configuration, request)
        ? WrittenRequest.of(request)
        : null;
  }

  private static boolean isUnknownBody(@Nullable Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof UnknownBodyException) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isWrite() {
    return action.isWrite();
  }

  @Override
  public List<ConsumedCapacity> consumed(Q request, A answer) {
    return action.consumed(request, answer);
  }

  @Override
  public int itemsRead(A answer) {
    return action.itemsRead(answer);
  }

  @Override
  public int itemsReturned(A answer) {
    return action.itemsReturned(answer);
  }
}
