package dev.singlet;

import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.WriteCondition;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Presence;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Asks something of an item without changing it, in a transaction: one {@code ConditionCheck}, two
 * write capacity units for each KB of the item begun. Without more it asks that the item exists.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Check<T> implements TransactWrite {

  private final EntityType<T> type;
  private final PrimaryKey key;
  private final Condition<T> condition;
  private final boolean absent;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param key the item's key
   */
  public Check(EntityType<T> type, PrimaryKey key) {
    this(type, key, Presence.ofOwn(type), false);
  }

  private Check(EntityType<T> type, PrimaryKey key, Condition<T> condition, boolean absent) {
    this.type = Objects.requireNonNull(type, "type");
    this.key = Objects.requireNonNull(key, "key");
    this.condition = condition;
    this.absent = absent;
  }

  /**
   * Asks that a get would find the item: it exists, and is of the entity.
   *
   * @return the check
   */
  public Check<T> exists() {
    return new Check<>(type, key, Presence.ofOwn(type), false);
  }

  /**
   * Asks that there is no item under the key, of whatever entity.
   *
   * @return the check
   */
  public Check<T> notExists() {
    return new Check<>(type, key, WriteCondition.absent(type), true);
  }

  /**
   * Asks that the item exists and that a condition holds for it.
   *
   * @param asked what must hold
   * @return the check
   */
  public Check<T> when(Condition<T> asked) {
    return new Check<>(type, key, Presence.ofOwn(type).and(asked), false);
  }

  @Override
  public EntityType<T> entityType() {
    return type;
  }

  @Override
  public boolean requiresAbsence() {
    return absent;
  }

  @Override
  public PreparedWrite<T> draft(Context context) {
    return new PreparedWrite<>(
        type,
        context.key(type.table(), key),
        List.of(),
        Map.of(),
        before -> before,
        guard -> check(context, guard));
  }

  @Override
  public TransactWriteItem toTransactWriteItem(Context context) {
    return check(context, Condition.allOf(List.of())).toTransactWriteItem();
  }

  private RenderedWrite<ConditionCheck> check(Context context, Condition<T> guard) {
    Condition<T> asked = condition.and(guard);
    WriteParts parts = WriteParts.of(this, asked);
    ConditionCheck check =
        ConditionCheck.builder()
            .tableName(context.tableName())
            .key(context.key(type.table(), key).toMap(type.table().key()))
            .conditionExpression(parts.condition())
            .expressionAttributeNames(parts.placeholders().names())
            .expressionAttributeValues(parts.placeholders().values())
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build();
    return new RenderedWrite<>(check, asked);
  }

  @Override
  public String toString() {
    return "Check[" + type + " " + key + "]";
  }
}
