package dev.singlet;

import dev.singlet.entity.EntityType;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.key.PrimaryKey;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * What a write asks of the item that is already under its key.
 *
 * @param expression the condition expression
 * @param names its attribute names
 * @param values its values
 */
record WriteCondition(
    String expression, Map<String, String> names, Map<String, AttributeValue> values) {

  /** No item of any entity is there. */
  static WriteCondition absent(EntityType<?> type) {
    return new WriteCondition(
        "attribute_not_exists(#pk)",
        Map.of("#pk", type.table().key().partition().name()),
        Map.of());
  }

  /** No item of another entity is there. */
  static WriteCondition absentOrSame(EntityType<?> type) {
    return new WriteCondition(
        "attribute_not_exists(#pk) OR #et = :et",
        Map.of("#pk", type.table().key().partition().name(), "#et", type.table().entityAttribute()),
        Map.of(":et", AttributeValue.createS(type.name())));
  }

  /** Says which item stood in the way. */
  static ConditionFailedException failure(
      String operation, EntityType<?> type, ConditionalCheckFailedException cause) {
    Map<String, AttributeValue> existing = cause.hasItem() ? cause.item() : new HashMap<>();
    AttributeValue entity = existing.get(type.table().entityAttribute());
    String what = entity == null || entity.s() == null ? "item" : entity.s();
    return new ConditionFailedException(
        String.format(
            "%s of %s refused: there is already the %s %s.",
            operation, type.name(), what, PrimaryKey.describe(type.table().key(), existing)),
        cause);
  }
}
