package dev.singlet;

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
   * Some attributes of an item.
   *
   * @param attributes the attributes
   * @param key the item's key, which what is encrypted is bound to
   */
  PartialItem(Map<String, AttributeValue> attributes, Map<String, AttributeValue> key) {
    this.attributes = Map.copyOf(attributes);
    this.key = key;
  }

  /**
   * The value of an attribute. DynamoDB gives the elements of a list without their places, so that
   * what is within a list can't be told by its index.
   *
   * @param attribute the attribute
   * @param <V> its type
   * @return the value; nothing if the attribute is not among these
   * @throws dev.singlet.error.UnreadableItemException if what is there is not of this type
   */
  public <V> Optional<V> get(Attribute<T, V, ?> attribute) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.putAll(key);
    return attribute.of(item);
  }

  /**
   * All attributes that there are.
   *
   * @return attributes as stored
   */
  public Map<String, AttributeValue> attributes() {
    return attributes;
  }

  @Override
  public String toString() {
    return "PartialItem" + attributes;
  }
}
