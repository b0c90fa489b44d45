package dev.singlet.examples.shared.report;

import dev.singlet.schema.KeySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A write of one item, alone or as a part of a transaction.
 *
 * @param target the key; of a put all attributes that are in keys, or those of its table's key
 * @param change the update expression; null for a put, a delete or a check
 * @param condition the condition; null for none
 * @param names what placeholders of names stand for
 * @param values what placeholders of values stand for
 */
record WriteText(
    String target,
    @Nullable String change,
    @Nullable String condition,
    Map<String, String> names,
    Map<String, AttributeValue> values) {

  private static final String INDENT = "  ";

  static WriteText of(PutItemRequest put) {
    return of(put, keys(put.item()));
  }

  /** A put with the key of its table as the target. */
  static WriteText of(PutItemRequest put, KeySchema key) {
    Map<String, AttributeValue> target = new TreeMap<>(put.item());
    target.keySet().retainAll(key.names());
    return of(put, RequestText.conditions(target));
  }

  private static WriteText of(PutItemRequest put, String target) {
    return new WriteText(
        target,
        null,
        put.conditionExpression(),
        put.expressionAttributeNames(),
        put.expressionAttributeValues());
  }

  static WriteText of(UpdateItemRequest update) {
    return new WriteText(
        RequestText.conditions(update.key()),
        update.updateExpression(),
        update.conditionExpression(),
        update.expressionAttributeNames(),
        update.expressionAttributeValues());
  }

  static WriteText of(DeleteItemRequest delete) {
    return new WriteText(
        RequestText.conditions(delete.key()),
        null,
        delete.conditionExpression(),
        delete.expressionAttributeNames(),
        delete.expressionAttributeValues());
  }

  static List<String> lines(TransactWriteItemsRequest transaction) {
    List<String> lines = new ArrayList<>();
    lines.add("TransactWriteItems");
    for (TransactWriteItem item : transaction.transactItems()) {
      lines(item).forEach(line -> lines.add(INDENT + line));
    }
    return lines;
  }

  private static List<String> lines(TransactWriteItem item) {
    if (item.put() != null) {
      Put put = item.put();
      return new WriteText(
              keys(put.item()),
              null,
              put.conditionExpression(),
              put.expressionAttributeNames(),
              put.expressionAttributeValues())
          .lines("Put: ");
    }
    if (item.update() != null) {
      Update update = item.update();
      return new WriteText(
              RequestText.conditions(update.key()),
              update.updateExpression(),
              update.conditionExpression(),
              update.expressionAttributeNames(),
              update.expressionAttributeValues())
          .lines("Update: ");
    }
    if (item.delete() != null) {
      Delete delete = item.delete();
      return new WriteText(
              RequestText.conditions(delete.key()),
              null,
              delete.conditionExpression(),
              delete.expressionAttributeNames(),
              delete.expressionAttributeValues())
          .lines("Delete: ");
    }
    ConditionCheck check = item.conditionCheck();
    return new WriteText(
            RequestText.conditions(check.key()),
            null,
            check.conditionExpression(),
            check.expressionAttributeNames(),
            check.expressionAttributeValues())
        .lines("ConditionCheck: ");
  }

  static List<String> lines(BatchWriteItemRequest batch) {
    List<String> lines = new ArrayList<>();
    lines.add("BatchWriteItem");
    for (List<WriteRequest> writes : batch.requestItems().values()) {
      for (WriteRequest write : writes) {
        lines.add(
            write.putRequest() != null
                ? INDENT + "Put: " + keys(write.putRequest().item())
                : INDENT + "Delete: " + RequestText.conditions(write.deleteRequest().key()));
      }
    }
    return lines;
  }

  List<String> lines(String action) {
    List<String> lines = new ArrayList<>();
    lines.add(action + target);
    if (change != null) {
      lines.add(INDENT + RequestText.filled(change, names, values));
    }
    if (condition != null) {
      lines.add(INDENT + "if " + RequestText.filled(condition, names, values));
    }
    return lines;
  }

  /** The keys of a put, told from other attributes by the ends of their names. */
  private static String keys(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> keys = new TreeMap<>(item);
    keys.keySet().removeIf(name -> !name.endsWith("PK") && !name.endsWith("SK"));
    return RequestText.conditions(keys);
  }
}
