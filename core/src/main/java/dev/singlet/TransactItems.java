package dev.singlet;

import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Requests of single writes as what they are in a transaction. */
final class TransactItems {

  private TransactItems() {}

  static TransactWriteItem of(SdkPojo request) {
    TransactWriteItem.Builder item = TransactWriteItem.builder();
    if (request instanceof ConditionCheck check) {
      return item.conditionCheck(check).build();
    }
    if (request instanceof PutItemRequest put) {
      return item.put(
              action ->
                  action
                      .tableName(put.tableName())
                      .item(put.item())
                      .conditionExpression(put.conditionExpression())
                      .expressionAttributeNames(
                          put.hasExpressionAttributeNames() ? put.expressionAttributeNames() : null)
                      .expressionAttributeValues(
                          put.hasExpressionAttributeValues()
                              ? put.expressionAttributeValues()
                              : null)
                      .returnValuesOnConditionCheckFailure(
                          ReturnValuesOnConditionCheckFailure.ALL_OLD))
          .build();
    }
    if (request instanceof DeleteItemRequest delete) {
      return item.delete(
              action ->
                  action
                      .tableName(delete.tableName())
                      .key(delete.key())
                      .conditionExpression(delete.conditionExpression())
                      .expressionAttributeNames(
                          delete.hasExpressionAttributeNames()
                              ? delete.expressionAttributeNames()
                              : null)
                      .expressionAttributeValues(
                          delete.hasExpressionAttributeValues()
                              ? delete.expressionAttributeValues()
                              : null)
                      .returnValuesOnConditionCheckFailure(
                          ReturnValuesOnConditionCheckFailure.ALL_OLD))
          .build();
    }
    UpdateItemRequest update = (UpdateItemRequest) request;
    return item.update(
            action ->
                action
                    .tableName(update.tableName())
                    .key(update.key())
                    .updateExpression(update.updateExpression())
                    .conditionExpression(update.conditionExpression())
                    .expressionAttributeNames(
                        update.hasExpressionAttributeNames()
                            ? update.expressionAttributeNames()
                            : null)
                    .expressionAttributeValues(
                        update.hasExpressionAttributeValues()
                            ? update.expressionAttributeValues()
                            : null)
                    .returnValuesOnConditionCheckFailure(
                        ReturnValuesOnConditionCheckFailure.ALL_OLD))
        .build();
  }
}
