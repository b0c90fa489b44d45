package dev.singlet.examples.shared.data;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns JSON values into attribute values. JSON can't tell which arrays are sets: the attribute's
 * name does.
 */
final class JsonItem {

  private final Set<String> stringSets;

  /**
   * A conversion.
   *
   * @param stringSets the names of the attributes that are sets of strings
   */
  JsonItem(Set<String> stringSets) {
    this.stringSets = stringSets;
  }

  /** The attributes of an object. A null, or an empty set, is an absent attribute. */
  Map<String, AttributeValue> attributes(JsonNode object) throws InvalidRowException {
    Map<String, AttributeValue> attributes = new HashMap<>();
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      String name = field.getKey();
      JsonNode value = field.getValue();
      boolean isSet = value.isArray() && stringSets.contains(name);
      boolean isAbsent = value.isNull() || (isSet && value.isEmpty());
      if (!isAbsent) {
        attributes.put(name, isSet ? stringSet(name, value) : attribute(value));
      }
    }
    return attributes;
  }

  private AttributeValue attribute(JsonNode value) throws InvalidRowException {
    if (value.isTextual()) {
      return AttributeValue.fromS(value.textValue());
    }
    if (value.isNumber()) {
      return AttributeValue.fromN(value.asText());
    }
    if (value.isBoolean()) {
      return AttributeValue.fromBool(value.booleanValue());
    }
    if (value.isArray()) {
      List<AttributeValue> elements = new ArrayList<>();
      for (JsonNode element : value) {
        elements.add(attribute(element));
      }
      return AttributeValue.fromL(elements);
    }
    return value.isObject()
        ? AttributeValue.fromM(attributes(value))
        : AttributeValue.fromNul(true);
  }

  private static AttributeValue stringSet(String name, JsonNode array) throws InvalidRowException {
    List<String> elements = new ArrayList<>();
    for (JsonNode element : array) {
      if (!element.isTextual()) {
        throw new InvalidRowException(
            "attribute " + name + " holds " + element + ", which is not a string");
      }
      elements.add(element.textValue());
    }
    return AttributeValue.fromSs(elements);
  }
}
