package dev.singlet.it.updates;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an item must hold, worked out without the library. An immutable value. */
sealed interface Expected permits ExpectedJob, ExpectedWatch {

  /** All of its attributes, keys included. */
  Map<String, AttributeValue> item();

  /** Builds an item, leaving out what is null. */
  final class Item {

    private final Map<String, AttributeValue> attributes = new HashMap<>();

    Item text(String name, @Nullable String value) {
      if (value != null) {
        attributes.put(name, AttributeValue.createS(value));
      }
      return this;
    }

    Item number(String name, @Nullable Integer value) {
      if (value != null) {
        attributes.put(name, AttributeValue.createN(value.toString()));
      }
      return this;
    }

    Item value(String name, AttributeValue value) {
      attributes.put(name, value);
      return this;
    }

    Map<String, AttributeValue> attributes() {
      return attributes;
    }
  }
}
