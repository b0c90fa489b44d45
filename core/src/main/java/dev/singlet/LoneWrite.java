package dev.singlet;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * One write of an item with unique attributes: by itself where they stay what they are, else in a
 * transaction with their sentinels.
 *
 * @param written what was written
 * @param before the item's unique attributes before it; empty if there was no item
 * @param after the item after an update that was made by itself; null for what else was made
 */
record LoneWrite(
    TransactWriteItem written,
    Map<String, AttributeValue> before,
    @Nullable Map<String, AttributeValue> after) {

  static LoneWrite execute(TransactWrite write, DynamoDbClient dynamoDb, RequestContext context) {
    TransactionRun run = new TransactionRun(List.of(write), dynamoDb, context);
    TransactionPlan plan = run.plan();
    while (true) {
      DynamoDbRequest request = (DynamoDbRequest) run.draft(1).guarded(run.before(1)).request();
      TransactAction action = plan.actions().get(0);
      try {
        Map<String, AttributeValue> after = null;
        if (plan.actions().size() == 1) {
          after = send(request, dynamoDb);
        } else {
          AwsRequestOverrideConfiguration override = request.overrideConfiguration().orElse(null);
          dynamoDb.transactWriteItems(plan.toRequest(null, override));
        }
        return new LoneWrite(action.item(), run.before(1), after);
      } catch (ConditionalCheckFailedException failed) {
        if (!run.isOutrun(1, failed.hasItem() ? failed.item() : Map.of()) || !run.goesOn()) {
          throw action.failure().of(failed);
        }
        plan = run.plan();
      } catch (TransactionCanceledException cancelled) {
        try {
          plan = run.next(plan, cancelled);
        } catch (TransactionFailedException failed) {
          throw ofOne(failed);
        }
      }
    }
  }

  /** The item after an update: as DynamoDB answered, or, after a transaction, as it is read. */
  Map<String, AttributeValue> item(DynamoDbClient dynamoDb) {
    return after != null
        ? after
        : dynamoDb
            .getItem(
                GetItemRequest.builder()
                    .tableName(written.update().tableName())
                    .key(written.update().key())
                    .consistentRead(true)
                    .build())
            .item();
  }

  private static @Nullable Map<String, AttributeValue> send(
      DynamoDbRequest request, DynamoDbClient dynamoDb) {
    if (request instanceof PutItemRequest put) {
      dynamoDb.putItem(put);
      return null;
    }
    if (request instanceof DeleteItemRequest delete) {
      dynamoDb.deleteItem(delete);
      return null;
    }
    return dynamoDb.updateItem((UpdateItemRequest) request).attributes();
  }

  private static RuntimeException ofOne(TransactionFailedException failed) {
    for (TransactionFailure failure : failed.failures()) {
      ConditionFailedException.Reason reason = failure.condition();
      if (reason != null) {
        return new ConditionFailedException(
            reason, failure.message(), failure.existingItem(), failure.attribute(), failed);
      }
    }
    return failed;
  }
}
