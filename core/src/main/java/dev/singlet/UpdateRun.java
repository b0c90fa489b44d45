package dev.singlet;

import dev.singlet.ConditionFailedException.Reason;
import dev.singlet.expression.Changes;
import dev.singlet.step.Step;
import dev.singlet.step.Writes;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * One execution of an update. Where it reaches into a map that the item doesn't have, which shows
 * in the condition that fails, it is made once more so that it writes the map.
 */
final class UpdateRun<T> {

  private static final int MAX_REQUESTS = 3;

  private final ItemUpdate<T, ?> update;
  private final RequestContext context;
  private final ReturnValue returnValues;
  private final Changes<T> requested;

  UpdateRun(ItemUpdate<T, ?> update, RequestContext context, ReturnValue returnValues) {
    this.update = update;
    this.context = context;
    this.returnValues = returnValues;
    this.requested = update.state().changes();
  }

  /** Gives the attributes that were asked for. */
  Step<Map<String, AttributeValue>> start() {
    return update.state().unique().isEmpty() ? attempt(requested, 1) : startUnique();
  }

  private Step<Map<String, AttributeValue>> attempt(Changes<T> attempt, int request) {
    WriteRequest<UpdateItemRequest> write = update.write(context, attempt, returnValues);
    WriteFailure failure =
        new WriteFailure(update, update.state().type(), false, write.condition());
    return Step.<UpdateItemRequest, UpdateItemResponse, Map<String, AttributeValue>>call(
            Writes.UpdateItem.ACTION, write.request(), answer -> Step.done(answer.attributes()))
        .on(
            ConditionalCheckFailedException.class,
            failed -> {
              Changes<T> next =
                  isHopeless(failure, failed)
                      ? requested
                      : requested.creatingParents(failed.item());
              boolean isFitted = next != requested;
              boolean wasFitted = attempt != requested;
              if (isFitted == wasFitted || request == MAX_REQUESTS) {
                throw failure.of(failed);
              }
              return attempt(next, request + 1);
            });
  }

  /** A transaction answers nothing, so that what was there before is not to be had. */
  private Step<Map<String, AttributeValue>> startUnique() {
    if (returnValues == ReturnValue.ALL_OLD || returnValues == ReturnValue.UPDATED_OLD) {
      throw requested.invalid(
          "it can change unique attributes, which takes a transaction, and that gives no old"
              + " values. Ask for new ones, or for nothing");
    }
    Step<LoneWrite> made = LoneWrite.of(update, context);
    return returnValues == ReturnValue.NONE
        ? made.map(write -> Map.of())
        : made.then(LoneWrite::item).map(this::asked);
  }

  private Map<String, AttributeValue> asked(Map<String, AttributeValue> item) {
    if (returnValues != ReturnValue.UPDATED_NEW) {
      return item;
    }
    Map<String, AttributeValue> touched = new HashMap<>(item);
    touched.keySet().removeIf(attribute -> !requested.touches(attribute));
    return touched;
  }

  private boolean isHopeless(WriteFailure failure, ConditionalCheckFailedException failed) {
    Reason reason = failure.reason(failed.hasItem() ? failed.item() : Map.of());
    return reason == Reason.OTHER_ENTITY
        || (reason == Reason.NOT_FOUND && !update.state().creates());
  }
}
