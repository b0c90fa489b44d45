package dev.singlet.examples.github.model;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attributes of items, to write down what an item has to be. */
final class Attributes {

  private Attributes() {}

  @SafeVarargs
  @SuppressWarnings("varargs")
  static Map<String, AttributeValue> item(Entry<String, AttributeValue>... attributes) {
    return Map.ofEntries(attributes);
  }

  static Entry<String, AttributeValue> s(String name, String value) {
    return Map.entry(name, AttributeValue.fromS(value));
  }

  static Entry<String, AttributeValue> n(String name, long value) {
    return Map.entry(name, AttributeValue.fromN(Long.toString(value)));
  }

  static Entry<String, AttributeValue> bool(String name, boolean value) {
    return Map.entry(name, AttributeValue.fromBool(value));
  }

  /** A set of strings, to be written in ascending order. */
  static Entry<String, AttributeValue> ss(String name, String... values) {
    return Map.entry(name, AttributeValue.fromSs(List.of(values)));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  static Entry<String, AttributeValue> l(String name, Map<String, AttributeValue>... values) {
    return Map.entry(
        name, AttributeValue.fromL(Arrays.stream(values).map(AttributeValue::fromM).toList()));
  }

  /** The same item with its sets in ascending order, since a set has none. */
  static Map<String, AttributeValue> withSortedSets(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .collect(Collectors.toMap(Entry::getKey, attribute -> sorted(attribute.getValue())));
  }

  private static AttributeValue sorted(AttributeValue value) {
    return value.hasSs() ? AttributeValue.fromSs(value.ss().stream().sorted().toList()) : value;
  }
}
