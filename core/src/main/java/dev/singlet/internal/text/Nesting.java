package dev.singlet.internal.text;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The depth of lists and maps within each other. The item itself is the first level.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-attributes">DynamoDB's
 *     limits on attributes</a>
 */
public final class Nesting {

  /** The message of a violation. */
  public static final String PROBLEM =
      "must not be a list or map more than "
          + Limits.NESTING_LEVELS
          + " levels deep, the item itself counted";

  /** The reason why deeper values can't be read. */
  public static final String REASON =
      "is a list or map more than "
          + Limits.NESTING_LEVELS
          + " levels deep, which DynamoDB can't hold";

  private Nesting() {}

  /**
   * Finds the first list or map that is too deep.
   *
   * @return its path; null if none is
   */
  public static @Nullable String tooDeep(String path, AttributeValue value, int steps) {
    if (!value.hasL() && !value.hasM()) {
      return null;
    }
    if (steps >= Limits.NESTING_LEVELS) {
      return path;
    }
    return value.hasL() ? tooDeep(path, value.l(), steps) : tooDeep(path, value.m(), steps);
  }

  /** Returns whether a value has a map with a key that is too long for DynamoDB. */
  public static boolean hasLongKey(AttributeValue value) {
    return value.hasL()
        ? value.l().stream().anyMatch(Nesting::hasLongKey)
        : value.hasM()
            && value.m().entrySet().stream()
                .anyMatch(
                    entry ->
                        Utf8.length(entry.getKey()) > Limits.MAP_KEY_BYTES
                            || hasLongKey(entry.getValue()));
  }

  private static @Nullable String tooDeep(String path, List<AttributeValue> list, int steps) {
    for (int i = 0; i < list.size(); i++) {
      AttributeValue element = list.get(i);
      if (element.hasL() || element.hasM()) {
        String found = tooDeep(path + "[" + i + "]", element, steps + 1);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private static @Nullable String tooDeep(String path, Map<String, AttributeValue> map, int steps) {
    for (Map.Entry<String, AttributeValue> entry : map.entrySet()) {
      AttributeValue element = entry.getValue();
      if (element.hasL() || element.hasM()) {
        String found = tooDeep(path + "." + entry.getKey(), element, steps + 1);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }
}
