package dev.singlet.deployed;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.deployed.OfModel;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.InstantText;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Writes that a program uses a model. */
record Announcing(ModelPlace place, String label, String program, String hash, SdkBytes model)
    implements OfModel<String> {

  private static final String UPDATE =
      "SET #first = if_not_exists(#first, :now), #last = :now,"
          + " #model = if_not_exists(#model, :model)";

  @Override
  public UpdateItemRequest request(Context context) {
    String id = ModelPlace.id(program, hash);
    return UpdateItemRequest.builder()
        .tableName(tableName(context))
        .key(place.key(id))
        .updateExpression(UPDATE)
        .expressionAttributeNames(
            Map.of(
                "#first", place.name(ModelPlace.FIRST, id),
                "#last", place.name(ModelPlace.LAST, id),
                "#model", place.name(ModelPlace.MODEL, id)))
        .expressionAttributeValues(
            Map.of(
                ":now", AttributeValue.createS(InstantText.millis(context.clock().instant())),
                ":model", AttributeValue.createB(model)))
        .build();
  }

  @Override
  public Step<String> start(Object operation, Context context) {
    return Step.<UpdateItemRequest, UpdateItemResponse, String>call(
        ItemAction.UPDATE_ITEM, request(context), answer -> Step.done(hash));
  }
}
