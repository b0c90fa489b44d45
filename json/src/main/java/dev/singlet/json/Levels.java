package dev.singlet.json;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Checks the depth of lists and maps. The item itself is the first level. */
final class Levels {

  private static final int MAX = 32;

  private Levels() {}

  /**
   * Refuses items deeper than DynamoDB allows. It looks one level beyond the limit at most, however
   * deep the item is.
   *
   * @param item the attributes
   * @param path their path
   */
  static void check(Map<String, AttributeValue> item, String path) {
    item.forEach((name, value) -> check(value, JsonTree.member(path, name), 2));
  }

  private static void check(AttributeValue value, String path, int level) {
    if (!value.hasL() && !value.hasM()) {
      return;
    }
    if (level > MAX) {
      throw new InvalidJsonException(
          path, "is a list or map more than " + MAX + " levels deep, which DynamoDB can't hold");
    }
    for (int i = 0; i < value.l().size(); i++) {
      check(value.l().get(i), JsonTree.element(path, i), level + 1);
    }
    value.m().forEach((name, held) -> check(held, JsonTree.member(path, name), level + 1));
  }
}
