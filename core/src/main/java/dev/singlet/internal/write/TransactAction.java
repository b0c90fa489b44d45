package dev.singlet.internal.write;

import dev.singlet.generated.expression.Expression;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction.
 *
 * @param given the write it is made for
 * @param item what stands in the request
 * @param condition all that it asks of the item under its key; nothing for a unique's
 * @param unique the unique value that it takes or releases; null if it is the operation itself
 */
record TransactAction(
    GivenWrite given, TransactWriteItem item, Expression condition, @Nullable UniqueItem unique) {

  /** The operation itself. */
  static TransactAction of(GivenWrite given, RenderedWrite request) {
    return new TransactAction(given, request.toTransactWriteItem(), request.condition(), null);
  }

  /** What goes with an operation to take a unique value, or to release it. */
  static TransactAction of(GivenWrite given, TransactWriteItem item, UniqueItem unique) {
    return new TransactAction(given, item, Expression.always(), unique);
  }

  /** Why it fails where its own condition doesn't hold. */
  WriteFailure failure() {
    return given.failure(this, condition);
  }

  /** The place of the write among those that were given, from 1. */
  int position() {
    return given.position();
  }

  /** The item it is on. */
  PrimaryKey key() {
    return PrimaryKey.of(given.write().type().table().key(), attributes());
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
    if (unique != null) {
      return "the unique " + unique;
    }
    return given.write().describe(key());
  }
}
