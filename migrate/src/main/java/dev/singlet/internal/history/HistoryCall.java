package dev.singlet.internal.history;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.deployed.OfModel;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.operation.Operation;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * A read of the item with the history, or an update of it under a condition.
 *
 * @param place where it is
 * @param update the update; null to read the item
 */
record HistoryCall(ModelPlace place, UpdateItemRequest.@Nullable Builder update)
    implements OfModel<Optional<Map<String, AttributeValue>>> {

  /** The operation of a call. */
  static final class Execution extends Operation<Optional<Map<String, AttributeValue>>> {

    private final HistoryCall call;

    Execution(HistoryCall call) {
      this.call = call;
    }

    @Override
    protected OperationDescription<Optional<Map<String, AttributeValue>>> description() {
      return call;
    }

    @Override
    public String toString() {
      return call.label();
    }
  }

  @Override
  public String label() {
    return "migrations of " + place.table().name();
  }

  private Map<String, AttributeValue> key() {
    return place.key(ModelPlace.HISTORY);
  }

  @Override
  public DynamoDbRequest request(Context context) {
    if (context.tenant() != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "Migrations are of the whole table. Use a client without a tenant, not one of"
              + " forTenant(\"%s\").".formatted(context.tenant().id()));
    }
    return update == null ? read(context) : update(context, update);
  }

  private GetItemRequest read(Context context) {
    return GetItemRequest.builder()
        .tableName(context.tableName())
        .key(key())
        .consistentRead(true)
        .build();
  }

  private UpdateItemRequest update(Context context, UpdateItemRequest.Builder changed) {
    return changed
        .tableName(context.tableName())
        .key(key())
        .returnValues(ReturnValue.ALL_NEW)
        .build();
  }

  /**
   * Returns the item. It is empty if there is no item, and if DynamoDB refuses an update because
   * its condition doesn't hold.
   */
  @Override
  public Step<Optional<Map<String, AttributeValue>>> start(Object operation, Context context) {
    DynamoDbRequest request = request(context);
    return request instanceof GetItemRequest get
        ? Step.<GetItemRequest, GetItemResponse, Optional<Map<String, AttributeValue>>>call(
            ItemAction.GET_ITEM,
            get,
            answer -> Step.done(answer.hasItem() ? Optional.of(answer.item()) : Optional.empty()))
        : Step.<UpdateItemRequest, UpdateItemResponse, Optional<Map<String, AttributeValue>>>call(
                ItemAction.UPDATE_ITEM,
                (UpdateItemRequest) request,
                answer -> Step.done(Optional.of(answer.attributes())))
            .on(ConditionalCheckFailedException.class, failed -> Step.done(Optional.empty()));
  }
}
