package dev.singlet.internal.shown;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The parameters of a request, or of a part of one, by their names in DynamoDB's API. So a put is
 * the same as a request, in a batch and in a transaction.
 */
record Fields(Map<String, Object> values) {

  static Fields of(SdkPojo part) {
    Map<String, Object> values = new HashMap<>();
    for (SdkField<?> field : part.sdkFields()) {
      Object value = field.getValueOrDefault(part);
      if (value != null) {
        values.put(field.memberName(), value);
      }
    }
    return new Fields(values);
  }

  boolean isTrue(String name) {
    return Boolean.TRUE.equals(values.get(name));
  }

  boolean isFalse(String name) {
    return Boolean.FALSE.equals(values.get(name));
  }

  @Nullable Object get(String name) {
    return values.get(name);
  }

  @Nullable String text(String name) {
    return (String) values.get(name);
  }

  /** Returns a key or an item; empty if there is none. */
  @SuppressWarnings("unchecked") // The type of the parameter.
  Map<String, AttributeValue> item(String name) {
    return (Map<String, AttributeValue>) values.getOrDefault(name, Map.of());
  }

  /** Returns the names in place of placeholders; empty if there are none. */
  @SuppressWarnings("unchecked") // The type of the parameter.
  Map<String, String> names() {
    return (Map<String, String>) values.getOrDefault("ExpressionAttributeNames", Map.of());
  }

  /** Returns the parts of a batch by the names of their tables. */
  @SuppressWarnings("unchecked") // The type of the parameter.
  Map<String, Object> tables() {
    return (Map<String, Object>) values.getOrDefault("RequestItems", Map.of());
  }

  /** Returns the parts of a transaction. */
  @SuppressWarnings("unchecked") // The type of the parameter.
  List<SdkPojo> actions() {
    return (List<SdkPojo>) values.getOrDefault("TransactItems", List.of());
  }
}
