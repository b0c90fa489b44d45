package dev.singlet.deployed;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.deployed.OfModel;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.InstantText;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Removes a model of a program, if it was not announced again. */
record Forgetting(ModelPlace place, String label, UsedModel used) implements OfModel<Boolean> {

  private static final String UNCHANGED = "#last = :last";

  @Override
  public DynamoDbRequest request(Context context) {
    return place.isDivided() ? delete(context) : remove(context);
  }

  private DeleteItemRequest delete(Context context) {
    return DeleteItemRequest.builder()
        .tableName(tableName(context))
        .key(place.key(id()))
        .conditionExpression(UNCHANGED)
        .expressionAttributeNames(Map.of("#last", place.name(ModelPlace.LAST, id())))
        .expressionAttributeValues(Map.of(":last", last()))
        .build();
  }

  private UpdateItemRequest remove(Context context) {
    return UpdateItemRequest.builder()
        .tableName(tableName(context))
        .key(place.key(id()))
        .updateExpression("REMOVE #first, #last, #model")
        .conditionExpression(UNCHANGED)
        .expressionAttributeNames(
            Map.of(
                "#first", place.name(ModelPlace.FIRST, id()),
                "#last", place.name(ModelPlace.LAST, id()),
                "#model", place.name(ModelPlace.MODEL, id())))
        .expressionAttributeValues(Map.of(":last", last()))
        .build();
  }

  private String id() {
    return ModelPlace.id(used.program(), used.hash());
  }

  private AttributeValue last() {
    return AttributeValue.createS(InstantText.millis(used.lastSeen()));
  }

  @Override
  public Step<Boolean> start(Object operation, Context context) {
    return place.isDivided()
        ? step(ItemAction.DELETE_ITEM, delete(context))
        : step(ItemAction.UPDATE_ITEM, remove(context));
  }

  private static <Q extends DynamoDbRequest, A extends DynamoDbResponse> Step<Boolean> step(
      Action<Q, A> action, Q request) {
    return Step.<Q, A, Boolean>call(action, request, answer -> Step.done(true))
        .on(ConditionalCheckFailedException.class, failed -> Step.done(false));
  }
}
