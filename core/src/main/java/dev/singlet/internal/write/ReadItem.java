package dev.singlet.internal.write;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that a transaction has read, before it writes. The transaction requires that the item is
 * still the same.
 *
 * @param operation the read, for messages
 * @param type the item's entity; if there is no item, one that could be there
 * @param key the item's key, without the tenant
 * @param item the item; empty if there was none
 */
public record ReadItem(
    Object operation, EntityType<?> type, PrimaryKey key, Map<String, AttributeValue> item) {

  /** Tells whether the item is another one, or has changed. */
  boolean isOther(Map<String, AttributeValue> existing) {
    return !item.equals(existing);
  }

  /** Returns the condition that the item is still the same. */
  Expression isStill() {
    if (item.isEmpty()) {
      return WriteCondition.absent(type);
    }
    return WriteCondition.exists(type).and(Unchanged.of(type, attributes(), item));
  }

  /**
   * Returns the names of what the item has and could have, without keys: these are made of the
   * rest. They are sorted, so that equal requests have equal texts.
   */
  private Set<String> attributes() {
    Set<String> attributes = new TreeSet<>(item.keySet());
    attributes.removeAll(type.table().key().names());
    type.table().indexes().forEach(index -> attributes.removeAll(index.key().names()));
    attributes.addAll(type.storedNames().values());
    return attributes;
  }

  /** Returns a check for an item that the transaction doesn't write. */
  GivenWrite check(int position) {
    return new GivenWrite(
        new CheckWrite<>(type, key, isStill(), item.isEmpty()), operation, position);
  }
}
