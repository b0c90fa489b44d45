package dev.singlet.expression;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an update knows of its item: what the key is made of, and what is set or said. */
final class Known {

  private final Map<String, Object> ofKey;
  private final @Nullable Known before;
  private final String component;
  private final @Nullable Object value;

  private Known(
      Map<String, Object> ofKey, @Nullable Known before, String component, @Nullable Object value) {
    this.ofKey = ofKey;
    this.before = before;
    this.component = component;
    this.value = value;
  }

  /** What the key is made of, by component or computed attribute. */
  static Known of(Map<String, Object> ofKey) {
    return new Known(Map.copyOf(ofKey), null, "", null);
  }

  /** This, and the value that a component is to have; null if it is to have none. */
  Known and(String other, @Nullable Object itsValue) {
    return new Known(ofKey, this, other, itsValue);
  }

  /** The value that a component has or is to have; null if it has none, or nothing is known. */
  @Nullable Object get(String name) {
    Known known = last(name);
    return known == null ? ofKey.get(name) : known.value;
  }

  /** Whether it is known what a component has or is to have, be it nothing. */
  boolean tells(String name) {
    return last(name) != null || ofKey.containsKey(name);
  }

  /** What was last set or said of a component. */
  private @Nullable Known last(String name) {
    for (Known known = this; known.before != null; known = known.before) {
      if (known.component.equals(name)) {
        return known;
      }
    }
    return null;
  }

  /** All of it, in a map of the caller's own. */
  Map<String, @Nullable Object> toMap() {
    Map<String, @Nullable Object> all = new HashMap<>(ofKey);
    addTo(all);
    return all;
  }

  private void addTo(Map<String, @Nullable Object> all) {
    if (before != null) {
      before.addTo(all);
      all.put(component, value);
    }
  }
}
