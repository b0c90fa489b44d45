package dev.singlet.internal.update.change;

import dev.singlet.runtime.expression.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts values into stored documents, and removes them. */
public final class Documents {

  private Documents() {}

  /** Removes from a map the value at the end of the steps. */
  public static void remove(Map<String, AttributeValue> content, List<Path.Step> steps) {
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

  /** Puts a value into a map, and creates the maps on the way to it. */
  public static void put(
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
