package dev.singlet.deployed;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.deployed.ModelText;
import dev.singlet.internal.deployed.OfModel;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.InstantText;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Reads which models programs use. */
record Listing(ModelPlace place, String label) implements OfModel<List<UsedModel>> {

  private static final Comparator<UsedModel> ORDER =
      Comparator.comparing(UsedModel::program)
          .thenComparing(UsedModel::lastSeen, Comparator.reverseOrder())
          .thenComparing(UsedModel::hash);

  @Override
  public QueryRequest request(Context context) {
    return QueryRequest.builder()
        .tableName(tableName(context))
        .keyConditionExpression("#key = :key")
        .expressionAttributeNames(Map.of("#key", place.partitionName()))
        .expressionAttributeValues(Map.of(":key", ModelPlace.partition()))
        .consistentRead(true)
        .build();
  }

  @Override
  public Step<List<UsedModel>> start(Object operation, Context context) {
    return page(request(context), new ArrayList<>());
  }

  private Step<List<UsedModel>> page(QueryRequest request, List<UsedModel> found) {
    return Step.<QueryRequest, QueryResponse, List<UsedModel>>call(
        ItemAction.QUERY,
        request,
        answer -> {
          for (Map<String, AttributeValue> item : answer.items()) {
            place.ids(item).forEach(id -> found.add(read(item, id)));
          }
          Map<String, AttributeValue> last = answer.lastEvaluatedKey();
          return answer.hasLastEvaluatedKey() && !last.isEmpty()
              ? page(request.toBuilder().exclusiveStartKey(last).build(), found)
              : Step.done(found.stream().sorted(ORDER).toList());
        });
  }

  private UsedModel read(Map<String, AttributeValue> item, String id) {
    AttributeValue model = item.get(place.name(ModelPlace.MODEL, id));
    return new UsedModel(
        ModelPlace.program(id),
        ModelPlace.hash(id),
        time(item, ModelPlace.FIRST, id),
        time(item, ModelPlace.LAST, id),
        text(model == null ? null : model.b(), item, id));
  }

  private Instant time(Map<String, AttributeValue> item, String attribute, String id) {
    AttributeValue stored = item.get(place.name(attribute, id));
    Instant time = stored == null || stored.s() == null ? null : InstantText.parse(stored.s());
    if (time == null) {
      throw unreadable(item, attribute, id, "it is not a time", null);
    }
    return time;
  }

  private String text(@Nullable SdkBytes model, Map<String, AttributeValue> item, String id) {
    if (model == null) {
      throw unreadable(item, ModelPlace.MODEL, id, "it has no bytes", null);
    }
    try {
      return ModelText.ofCompressed(model).json();
    } catch (IOException broken) {
      throw unreadable(item, ModelPlace.MODEL, id, "it is not a compressed text", broken);
    }
  }

  /** Only another program can have changed the item. */
  private UnreadableItemException unreadable(
      Map<String, AttributeValue> item,
      String attribute,
      String id,
      String reason,
      @Nullable Throwable cause) {
    return new UnreadableItemException(
        "Model in use", id, place.name(attribute, id), reason, item, cause);
  }
}
