package dev.singlet;

import dev.singlet.ConditionFailedException.Reason;
import dev.singlet.expression.Changes;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * One execution of an update. Where it reaches into a map that the item doesn't have, which shows
 * in the condition that fails, it is made once more so that it writes the map.
 */
final class UpdateRun<T> {

  private static final int MAX_REQUESTS = 3;

  private final ItemUpdate<T, ?> update;
  private final DynamoDbClient dynamoDb;
  private final RequestContext context;

  UpdateRun(ItemUpdate<T, ?> update, DynamoDbClient dynamoDb, RequestContext context) {
    this.update = update;
    this.dynamoDb = dynamoDb;
    this.context = context;
  }

  /** The attributes that were asked for. */
  Map<String, AttributeValue> execute(ReturnValue returnValues) {
    Changes<T> requested = update.state().changes();
    if (!update.state().unique().isEmpty()) {
      return executeUnique(requested, returnValues);
    }
    Changes<T> attempt = requested;
    for (int request = 1; ; request++) {
      WriteRequest<UpdateItemRequest> write = update.write(context, attempt, returnValues);
      WriteFailure failure =
          new WriteFailure(update.toString(), update.state().type(), false, write.condition());
      try {
        return dynamoDb.updateItem(write.request()).attributes();
      } catch (ConditionalCheckFailedException failed) {
        boolean wasFitted = attempt != requested;
        attempt =
            isHopeless(failure, failed) ? requested : requested.creatingParents(failed.item());
        boolean isFitted = attempt != requested;
        if (isFitted == wasFitted || request == MAX_REQUESTS) {
          throw failure.of(failed);
        }
      }
    }
  }

  /** A transaction answers nothing, so that what was there before is not to be had. */
  private Map<String, AttributeValue> executeUnique(Changes<T> changes, ReturnValue returnValues) {
    if (returnValues == ReturnValue.ALL_OLD || returnValues == ReturnValue.UPDATED_OLD) {
      throw changes.invalid(
          "it can change unique attributes, which takes a transaction, and that gives no old"
              + " values. Ask for new ones, or for nothing");
    }
    LoneWrite made = LoneWrite.execute(update, dynamoDb, context);
    if (returnValues == ReturnValue.NONE) {
      return Map.of();
    }
    Map<String, AttributeValue> item = new HashMap<>(made.item(dynamoDb));
    if (returnValues == ReturnValue.UPDATED_NEW) {
      item.keySet().removeIf(attribute -> !changes.touches(attribute));
    }
    return item;
  }

  private boolean isHopeless(WriteFailure failure, ConditionalCheckFailedException failed) {
    Reason reason = failure.reason(failed.hasItem() ? failed.item() : Map.of());
    return reason == Reason.OTHER_ENTITY
        || (reason == Reason.NOT_FOUND && !update.state().creates());
  }
}
