package dev.singlet.value;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.schema.TableSchema;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that can't become its entity's record.
 *
 * @param entity the entity's name
 * @param key the item's primary key
 * @param attribute the attribute's name as stored, with its path, such as {@code files[2].size};
 *     empty for the whole item
 * @param reason the problem, without a full stop
 * @param message the item with its key, and the problem, without sensitive values
 * @param item the attributes that were read: all attributes of the item, or those of a projection
 */
public record UnreadableItem(
    String entity,
    PrimaryKey key,
    String attribute,
    String reason,
    String message,
    Map<String, AttributeValue> item) {

  /**
   * Copies the map.
   *
   * @param entity the entity's name
   * @param key the item's primary key
   * @param attribute the attribute with its path; empty for the whole item
   * @param reason the problem
   * @param message the item with its key, and the problem
   * @param item the attributes that were read
   */
  public UnreadableItem {
    Objects.requireNonNull(entity, "entity");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(attribute, "attribute");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(message, "message");
    // A test double of DynamoDB may return attributes that are null.
    item = Collections.unmodifiableMap(new HashMap<>(item));
  }

  /** Returns the message. The item may have values that must not be shown. */
  @Override
  public String toString() {
    return message;
  }

  /**
   * Returns the description of an item that was refused.
   *
   * @param refused the exception of the read
   * @param table the table
   * @param item the item as stored
   * @return the unreadable item
   */
  public static UnreadableItem of(
      UnreadableItemException refused, TableSchema table, Map<String, AttributeValue> item) {
    return new UnreadableItem(
        refused.entity(),
        PrimaryKey.of(table.key(), item),
        refused.attribute(),
        refused.reason(),
        String.valueOf(refused.getMessage()),
        item);
  }
}
