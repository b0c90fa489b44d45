package dev.singlet.testing;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Repairs empty maps within other values. In the items of failed conditions and of streams, the
 * engine returns them as values without a type. DynamoDB returns the maps.
 */
final class EmptyMaps {

  private EmptyMaps() {}

  /** Returns the values as DynamoDB returns them. */
  static Map<String, AttributeValue> typed(Map<String, AttributeValue> values) {
    Map<String, AttributeValue> typed = new HashMap<>();
    values.forEach((name, value) -> typed.put(name, typed(value)));
    return typed;
  }

  private static AttributeValue typed(AttributeValue value) {
    return switch (value.type()) {
      case M -> AttributeValue.fromM(typed(value.m()));
      case L -> AttributeValue.fromL(value.l().stream().map(EmptyMaps::typed).toList());
      case UNKNOWN_TO_SDK_VERSION -> AttributeValue.fromM(Map.of());
      default -> value;
    };
  }
}
