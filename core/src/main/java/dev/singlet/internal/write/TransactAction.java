package dev.singlet.internal.write;

import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction.
 *
 * @param given the write it belongs to
 * @param item the action in the request
 * @param condition the condition on the item under its key; empty for a unique value
 * @param unique the unique value that it takes or releases; null for the operation itself
 */
record TransactAction(
    GivenWrite given, TransactWriteItem item, Expression condition, @Nullable UniqueItem unique) {

  /** Returns the action of the operation itself. */
  static TransactAction of(GivenWrite given, RenderedWrite request) {
    return new TransactAction(given, request.toTransactWriteItem(), request.condition(), null);
  }

  /** Returns an action that takes or releases a unique value for an operation. */
  static TransactAction of(GivenWrite given, TransactWriteItem item, UniqueItem unique) {
    return new TransactAction(given, item, Expression.always(), unique);
  }

  /** Returns its failure if its own condition doesn't hold. */
  WriteFailure failure() {
    return new WriteFailure(this, given.write(), condition);
  }

  /**
   * Describes DynamoDB's refusal of the action as invalid. An update can be so for the stored item.
   *
   * @param refused what DynamoDB refuses
   */
  String refusal(String refused, String problem) {
    return unique == null && item.update() != null
        ? given.write().refusal(key(), refused, problem)
        : this + ": " + problem;
  }

  /** Returns the place of the write among the given writes, from 1. */
  int position() {
    return given.position();
  }

  /** Returns the place of its item. */
  ItemPlace place() {
    return new ItemPlace(given.context().tableName(), key());
  }

  private PrimaryKey key() {
    return PrimaryKey.of(given.write().type().table().key(), attributes());
  }

  /** Returns the bytes it writes, as far as they are known before the call. */
  long size() {
    return size(ItemSize.of(attributes()), ItemSize::of);
  }

  /** Returns an upper bound of these bytes. */
  long mostSize() {
    return size(ItemSize.most(attributes()), ItemSize::most);
  }

  private long size(long attributes, ToLongFunction<AttributeValue> ofValue) {
    long size = attributes;
    if (item.update() != null) {
      for (AttributeValue value : item.update().expressionAttributeValues().values()) {
        size += ofValue.applyAsLong(value);
      }
    }
    return size;
  }

  /** Returns the whole item of a put, or the key of any other write. */
  private Map<String, AttributeValue> attributes() {
    if (item.put() != null) {
      return item.put().item();
    }
    if (item.update() != null) {
      return item.update().key();
    }
    return item.delete() != null ? item.delete().key() : item.conditionCheck().key();
  }

  /** Names the operation by its key and not by its record. */
  @Override
  public String toString() {
    return unique != null ? "the unique " + unique : given.write().describe(key());
  }
}
