package dev.singlet.json;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Checks the depth of lists and maps. The item itself is the first level. */
final class Levels {

  static final int MAX = 32;

  private Levels() {}

  /**
   * Refuses items deeper than DynamoDB allows. It looks one level beyond the limit at most, however
   * deep the item is.
   *
   * @param item the attributes
   */
  static void check(Map<String, AttributeValue> item) {
    check(item, 1);
  }

  static InvalidJsonException tooDeep() {
    return new InvalidJsonException(
        "is a list or map more than " + MAX + " levels deep, which DynamoDB can't hold");
  }

  private static void check(Map<String, AttributeValue> members, int level) {
    members.forEach((name, value) -> JsonTree.at(name, value, held -> check(held, level + 1)));
  }

  /** Returns the value itself. */
  private static AttributeValue check(AttributeValue value, int level) {
    if (!value.hasL() && !value.hasM()) {
      return value;
    }
    if (level > MAX) {
      throw tooDeep();
    }
    JsonTree.elements(value.l(), held -> check(held, level + 1));
    check(value.m(), level);
    return value;
  }
}
