package dev.singlet.attribute;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ways into stored documents. */
final class Documents {

  private Documents() {}

  /** What is at a path; null if nothing is. */
  static @Nullable AttributeValue find(Map<String, AttributeValue> item, Path path) {
    AttributeValue value = AttributeValue.createM(item);
    for (Path.Step step : path.steps()) {
      value = value == null ? null : step(value, step);
    }
    return value;
  }

  /** What is one step further; null if nothing is. */
  static @Nullable AttributeValue step(AttributeValue value, Path.Step step) {
    if (step instanceof Path.Name attribute) {
      return value.hasM() ? find(value.m(), attribute) : null;
    }
    int index = ((Path.Index) step).index();
    return value.hasL() && index < value.l().size() ? value.l().get(index) : null;
  }

  private static @Nullable AttributeValue find(
      Map<String, AttributeValue> map, Path.Name attribute) {
    AttributeValue value = map.get(attribute.name());
    for (String older : attribute.older()) {
      value = isThere(value) || !map.containsKey(older) ? value : map.get(older);
    }
    return value;
  }

  private static boolean isThere(@Nullable AttributeValue value) {
    return value != null && value.type() != AttributeValue.Type.NUL;
  }

  /** Takes what is at the end of the steps out of a map. */
  static void remove(Map<String, AttributeValue> content, List<Path.Step> steps) {
    String name = ((Path.Name) steps.get(0)).name();
    if (steps.size() == 1) {
      content.remove(name);
      return;
    }
    AttributeValue inner = content.get(name);
    if (inner != null) {
      Map<String, AttributeValue> deeper = new HashMap<>(inner.m());
      remove(deeper, steps.subList(1, steps.size()));
      content.put(name, AttributeValue.createM(deeper));
    }
  }

  /** Puts a value into a map, and makes the maps on the way to it. */
  static void put(
      Map<String, AttributeValue> content, List<Path.Step> steps, AttributeValue value) {
    String name = ((Path.Name) steps.get(0)).name();
    if (steps.size() == 1) {
      content.put(name, value);
      return;
    }
    AttributeValue inner = content.get(name);
    Map<String, AttributeValue> deeper = inner == null ? new HashMap<>() : new HashMap<>(inner.m());
    put(deeper, steps.subList(1, steps.size()), value);
    content.put(name, AttributeValue.createM(deeper));
  }
}
