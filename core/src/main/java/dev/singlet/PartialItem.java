package dev.singlet;

import dev.singlet.expression.Attribute;
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

  PartialItem(Map<String, AttributeValue> attributes) {
    this.attributes = Map.copyOf(attributes);
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
    return attribute.of(attributes);
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
