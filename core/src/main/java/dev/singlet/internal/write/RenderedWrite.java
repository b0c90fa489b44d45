package dev.singlet.internal.write;

import static software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure.ALL_OLD;

import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Placeholders;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The expressions and attributes of a write. They become a request of its own, a part of a batch,
 * or a part of a transaction.
 *
 * @param attributes the whole item of a put, or the primary key of any other write
 * @param update the update expression; null if there is none
 * @param expression the condition expression; null if there is none
 * @param placeholders the names and values of both; null if there are none
 * @param asked the condition of the expression; null for none
 */
public record RenderedWrite(
    Kind kind,
    String tableName,
    Map<String, AttributeValue> attributes,
    @Nullable String update,
    @Nullable String expression,
    @Nullable Placeholders placeholders,
    @Nullable Expression asked,
    @Nullable AwsRequestOverrideConfiguration configuration) {

  /** The request that a write becomes alone. */
  public enum Kind {
    PUT,
    UPDATE,
    DELETE,
    CHECK
  }

  /**
   * Renders a condition.
   *
   * @throws dev.singlet.error.InvalidArgumentException if the expressions are too large (SGR0108)
   */
  public static RenderedWrite of(
      Kind kind,
      Object write,
      String tableName,
      Map<String, AttributeValue> attributes,
      @Nullable Expression condition,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    return condition == null
        ? new RenderedWrite(kind, tableName, attributes, null, null, null, null, configuration)
        : of(
            kind, write, tableName, attributes, null, condition, new Placeholders(), configuration);
  }

  /**
   * Renders a condition after an update expression.
   *
   * @throws dev.singlet.error.InvalidArgumentException if the expressions are too large (SGR0108)
   */
  public static RenderedWrite of(
      Kind kind,
      Object write,
      String tableName,
      Map<String, AttributeValue> attributes,
      @Nullable String update,
      Expression condition,
      Placeholders placeholders,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    String expression = condition.isAlways() ? null : condition.toExpression(placeholders);
    placeholders.requireFitting(write, update, expression);
    return new RenderedWrite(
        kind, tableName, attributes, update, expression, placeholders, condition, configuration);
  }

  /**
   * Takes the rendered expressions of an update.
   *
   * @param condition the condition that {@code expression} is the text of
   * @throws dev.singlet.error.InvalidArgumentException if the expressions are too large (SGR0108)
   */
  public static RenderedWrite of(
      Object write,
      String tableName,
      Map<String, AttributeValue> key,
      @Nullable String update,
      @Nullable String expression,
      Placeholders placeholders,
      Expression condition,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    placeholders.requireFitting(write, update, expression);
    return new RenderedWrite(
        Kind.UPDATE, tableName, key, update, expression, placeholders, condition, configuration);
  }

  /** Returns the condition on the stored item. */
  public Expression condition() {
    return asked == null ? Expression.always() : asked;
  }

  /** Returns the request of a put. */
  public PutItemRequest toPutRequest(@Nullable ReturnValue returned) {
    PutItemRequest.Builder request =
        PutItemRequest.builder()
            .tableName(tableName)
            .returnValues(returned)
            .item(attributes)
            .overrideConfiguration(configuration);
    if (placeholders != null) {
      request
          .conditionExpression(expression)
          .expressionAttributeNames(placeholders.names())
          .expressionAttributeValues(placeholders.values())
          .returnValuesOnConditionCheckFailure(oldItemIfAsked());
    }
    return request.build();
  }

  /** Returns the request of an update. */
  public UpdateItemRequest toUpdateRequest(@Nullable ReturnValue returned) {
    return UpdateItemRequest.builder()
        .tableName(tableName)
        .key(attributes)
        .updateExpression(update)
        .conditionExpression(expression)
        .expressionAttributeNames(names())
        .expressionAttributeValues(values())
        .returnValues(returned == ReturnValue.NONE ? null : returned)
        .returnValuesOnConditionCheckFailure(ALL_OLD)
        .overrideConfiguration(configuration)
        .build();
  }

  /** Returns the request of a delete. */
  public DeleteItemRequest toDeleteRequest() {
    return DeleteItemRequest.builder()
        .tableName(tableName)
        .key(attributes)
        .conditionExpression(expression)
        .expressionAttributeNames(names())
        .expressionAttributeValues(values())
        .returnValues(ReturnValue.ALL_OLD)
        .returnValuesOnConditionCheckFailure(oldItemIfAsked())
        .overrideConfiguration(configuration)
        .build();
  }

  /**
   * Returns the request of the write alone, with the return values that executing it alone needs.
   */
  public DynamoDbRequest toRequest() {
    return switch (kind) {
      case PUT -> toPutRequest(null);
      case UPDATE -> toUpdateRequest(ReturnValue.ALL_NEW);
      case DELETE -> toDeleteRequest();
      case CHECK -> throw new IllegalStateException("A check is sent in a transaction only.");
    };
  }

  /** Returns the part of a transaction. */
  public TransactWriteItem toTransactWriteItem() {
    TransactWriteItem.Builder item = TransactWriteItem.builder();
    switch (kind) {
      case PUT ->
          item.put(
              put ->
                  put.tableName(tableName)
                      .item(attributes)
                      .conditionExpression(expression)
                      .expressionAttributeNames(names())
                      .expressionAttributeValues(values())
                      .returnValuesOnConditionCheckFailure(ALL_OLD));
      case UPDATE ->
          item.update(
              changed ->
                  changed
                      .tableName(tableName)
                      .key(attributes)
                      .updateExpression(update)
                      .conditionExpression(expression)
                      .expressionAttributeNames(names())
                      .expressionAttributeValues(values())
                      .returnValuesOnConditionCheckFailure(ALL_OLD));
      case DELETE ->
          item.delete(
              delete ->
                  delete
                      .tableName(tableName)
                      .key(attributes)
                      .conditionExpression(expression)
                      .expressionAttributeNames(names())
                      .expressionAttributeValues(values())
                      .returnValuesOnConditionCheckFailure(ALL_OLD));
      case CHECK ->
          item.conditionCheck(
              check ->
                  check
                      .tableName(tableName)
                      .key(attributes)
                      .conditionExpression(expression)
                      .expressionAttributeNames(names())
                      .expressionAttributeValues(values())
                      .returnValuesOnConditionCheckFailure(ALL_OLD));
    }
    return item.build();
  }

  /** Returns the part of a batch, for a put or a delete without a condition. */
  public WriteRequest toBatchRequest() {
    return kind == Kind.PUT
        ? WriteRequest.builder().putRequest(PutRequest.builder().item(attributes).build()).build()
        : WriteRequest.builder()
            .deleteRequest(DeleteRequest.builder().key(attributes).build())
            .build();
  }

  private @Nullable ReturnValuesOnConditionCheckFailure oldItemIfAsked() {
    return expression == null ? null : ALL_OLD;
  }

  private @Nullable Map<String, String> names() {
    return placeholders == null ? null : placeholders.names();
  }

  private @Nullable Map<String, AttributeValue> values() {
    return placeholders == null ? null : placeholders.values();
  }
}
