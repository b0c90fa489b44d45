package dev.singlet.internal.wire;

import dev.singlet.internal.engine.Action;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** An action whose items are read before the SDK does, if its interceptors are called. */
final class AnsweredAction<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends Action<Q, A> {

  private final Action<Q, A> action;
  private final AnsweredItems items;

  AnsweredAction(Action<Q, A> action, AnsweredItems items) {
    super(action.name());
    this.action = action;
    this.items = items;
  }

  @Override
  public A send(DynamoDbClient dynamoDb, Q request) {
    return PendingRequest.of(request, items).pass(() -> action.send(dynamoDb, request));
  }

  @Override
  public CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request) {
    return PendingRequest.of(request, items).pass(() -> action.send(dynamoDb, request));
  }

  @Override
  public int itemsRead(A answer) {
    int ahead = answer instanceof BatchGetItemResponse batch ? items.size(batch) : -1;
    return ahead >= 0 ? ahead : action.itemsRead(answer);
  }

  @Override
  public int itemsReturned(A answer) {
    return answer instanceof BatchGetItemResponse
        ? itemsRead(answer)
        : action.itemsReturned(answer);
  }
}
