package dev.singlet.tools.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds a JSON object for {@link dev.singlet.model.json.JsonText}. Members keep their order. */
public final class JsonMembers {

  private final Map<String, Object> members = new LinkedHashMap<>();

  public JsonMembers put(String name, Object value) {
    members.put(name, value);
    return this;
  }

  public JsonMembers putAll(Map<String, Object> more) {
    members.putAll(more);
    return this;
  }

  /** Puts a member unless its value is an empty text, list or object. */
  public JsonMembers putIfAny(String name, Object value) {
    return putIf(
        !value.equals("") && !value.equals(List.of()) && !value.equals(Map.of()), name, value);
  }

  /** Puts a number unless it is 0. */
  public JsonMembers putIfPositive(String name, int value) {
    return putIf(value > 0, name, value);
  }

  public JsonMembers putIf(boolean condition, String name, Object value) {
    return condition ? put(name, value) : this;
  }

  public Map<String, Object> all() {
    return Copies.ordered(members);
  }
}
