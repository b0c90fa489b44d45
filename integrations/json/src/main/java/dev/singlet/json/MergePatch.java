package dev.singlet.json;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Changes stored values as a JSON Merge Patch (RFC 7396) says. Members that the patch doesn't name
 * stay as they are stored, also those that JSON leaves out.
 */
final class MergePatch {

  private MergePatch() {}

  /**
   * Returns members with the changes of a patch.
   *
   * @param before the members as they are stored
   * @param shapes returns the shape of a name
   */
  static Map<String, AttributeValue> members(
      Map<String, AttributeValue> before, Object patch, Function<String, Shape> shapes) {
    Map<String, AttributeValue> merged = new HashMap<>(before);
    JsonTree.object(patch)
        .forEach(
            (name, change) -> {
              Shape shape = shapes.apply(name);
              AttributeValue value =
                  change == JsonTree.Null.NULL
                      ? null
                      : JsonTree.at(name, change, next -> shape.merge(merged.get(name), next));
              if (value == null) {
                merged.remove(name);
              } else {
                merged.put(name, value);
              }
            });
    return merged;
  }

  /** Returns the members of a stored map; none for another value. */
  static Map<String, AttributeValue> of(@Nullable AttributeValue stored) {
    return stored != null && stored.hasM() ? stored.m() : Map.of();
  }
}
