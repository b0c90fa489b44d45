package dev.singlet.internal.write;

import dev.singlet.Check;
import dev.singlet.Delete;
import dev.singlet.ItemUpdate;
import dev.singlet.KeyedWrite;
import dev.singlet.Put;
import dev.singlet.TransactWrite;

import dev.singlet.attribute.Condition;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction.
 *
 * @param operation the operation it is made for
 * @param position the operation's place among those that were given, from 1
 * @param item what stands in the request
 * @param condition all that it asks of the item under its key; nothing for a sentinel's
 * @param sentinel the unique value that it takes or releases; null if it is the operation itself
 */
record TransactAction(
    TransactWrite operation,
    int position,
    TransactWriteItem item,
    Condition<?> condition,
    @Nullable UniqueItem sentinel) {

  /** The operation itself. */
  static TransactAction of(TransactWrite operation, int position, RenderedWrite<?> request) {
    return new TransactAction(
        operation, position, request.toTransactWriteItem(), request.condition(), null);
  }

  /** What goes with an operation to take a unique value, or to release it. */
  static TransactAction of(
      TransactWrite operation, int position, TransactWriteItem item, UniqueItem sentinel) {
    return new TransactAction(operation, position, item, Condition.allOf(List.of()), sentinel);
  }

  /** Why it fails where its own condition doesn't hold. */
  WriteFailure failure() {
    return new WriteFailure(
        toString(), operation.entityType(), operation.requiresAbsence(), condition);
  }

  /** The item it is on. */
  PrimaryKey key() {
    return PrimaryKey.of(operation.entityType().table().key(), attributes());
  }

  /** The bytes it writes, as far as they are known before the call. */
  long size() {
    long size = ItemSize.of(attributes());
    if (item.update() != null) {
      for (AttributeValue value : item.update().expressionAttributeValues().values()) {
        size += ItemSize.of(value);
      }
    }
    return size;
  }

  /** All of a put item, the key of another one. */
  private Map<String, AttributeValue> attributes() {
    if (item.put() != null) {
      return item.put().item();
    }
    if (item.update() != null) {
      return item.update().key();
    }
    return item.delete() != null ? item.delete().key() : item.conditionCheck().key();
  }

  /** The operation with its key rather than with its record. */
  @Override
  public String toString() {
    if (sentinel != null) {
      return "the unique " + sentinel;
    }
    return new KeyedWrite(kind(), operation.entityType(), key()).toString();
  }

  private String kind() {
    if (item.put() != null) {
      return "Put";
    }
    if (item.update() != null) {
      boolean creates = operation instanceof ItemUpdate<?, ?> update && update.state().creates();
      return creates ? "Upsert" : "Update";
    }
    return item.delete() != null ? "Delete" : "Check";
  }
}
