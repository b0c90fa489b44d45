package dev.singlet.item;

import dev.singlet.attribute.Attribute;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Some attributes of an item, read one by one.
 *
 * @param <T> the entity's record
 */
public final class PartialItem<T> {

  private final Map<String, AttributeValue> attributes;
  private final Map<String, AttributeValue> key;

  /**
   * Takes some attributes of an item.
   *
   * @param attributes the attributes
   * @param key the item's key; encrypted attributes are bound to it
   */
  PartialItem(Map<String, AttributeValue> attributes, Map<String, AttributeValue> key) {
    this.attributes = Map.copyOf(attributes);
    this.key = key;
  }

  /**
   * Returns the value of an attribute. An element of a list can't be read by its index, because
   * DynamoDB returns the elements without their places.
   *
   * @param attribute the attribute
   * @param <V> its type
   * @return the value; empty if the attribute is not among these
   * @throws dev.singlet.error.UnreadableItemException if the stored value is not of this type
   */
  public <V> Optional<V> get(Attribute<T, V, ?> attribute) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.putAll(key);
    return attribute.from(item);
  }

  /**
   * Returns all attributes that were returned.
   *
   * @return attributes as stored
   */
  public Map<String, AttributeValue> attributes() {
    return attributes;
  }

  @Override
  public String toString() {
    return "PartialItem[" + attributes.size() + " attributes]";
  }
}
