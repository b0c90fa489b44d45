package dev.singlet.internal.body;

import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The writes of batches and transactions, with their members in the SDK's order. */
final class WritesJson {

  private final BodyJson json;

  WritesJson(BodyJson json) {
    this.json = json;
  }

  void add(WriteRequest write) {
    if ((write.putRequest() == null) == (write.deleteRequest() == null)) {
      json.leave();
    } else if (write.putRequest() != null) {
      json.ascii("{\"PutRequest\":{\"Item\":").item(write.putRequest().item());
    } else {
      json.ascii("{\"DeleteRequest\":{\"Key\":").item(write.deleteRequest().key());
    }
    json.ascii("}}");
  }

  void add(TransactWriteItem write) {
    int members =
        (write.put() == null ? 0 : 1)
            + (write.update() == null ? 0 : 1)
            + (write.delete() == null ? 0 : 1)
            + (write.conditionCheck() == null ? 0 : 1);
    if (members != 1) {
      json.leave();
    } else if (write.put() != null) {
      add(write.put());
    } else if (write.update() != null) {
      add(write.update());
    } else if (write.delete() != null) {
      add(write.delete());
    } else {
      add(write.conditionCheck());
    }
    json.ascii("}}");
  }

  private void add(Put put) {
    json.ascii("{\"Put\":{\"Item\":").item(put.item());
    json.member("TableName", put.tableName());
    json.condition(
        put.conditionExpression(),
        put.expressionAttributeNames(),
        put.expressionAttributeValues(),
        put.returnValuesOnConditionCheckFailureAsString());
  }

  private void add(Update update) {
    json.ascii("{\"Update\":{\"Key\":").item(update.key());
    json.member("UpdateExpression", update.updateExpression());
    json.member("TableName", update.tableName());
    json.condition(
        update.conditionExpression(),
        update.expressionAttributeNames(),
        update.expressionAttributeValues(),
        update.returnValuesOnConditionCheckFailureAsString());
  }

  private void add(Delete delete) {
    json.ascii("{\"Delete\":{\"Key\":").item(delete.key());
    json.member("TableName", delete.tableName());
    json.condition(
        delete.conditionExpression(),
        delete.expressionAttributeNames(),
        delete.expressionAttributeValues(),
        delete.returnValuesOnConditionCheckFailureAsString());
  }

  private void add(ConditionCheck check) {
    json.ascii("{\"ConditionCheck\":{\"Key\":").item(check.key());
    json.member("TableName", check.tableName());
    json.condition(
        check.conditionExpression(),
        check.expressionAttributeNames(),
        check.expressionAttributeValues(),
        check.returnValuesOnConditionCheckFailureAsString());
  }
}
