package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a key attribute is computed from.
 *
 * @param place the annotation's value
 * @param text as it was written
 * @param parts its parts
 */
public record Template(Place place, String text, List<Part> parts) {

  public Template {
    parts = List.copyOf(parts);
  }

  /** The placeholders. */
  public List<Part.Value> values() {
    List<Part.Value> values = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof Part.Value value) {
        values.add(value);
      }
    }
    return values;
  }

  /** What the placeholders stand for, each once. */
  public Set<Source> sources() {
    Set<Source> sources = new LinkedHashSet<>();
    values().forEach(value -> sources.add(value.source()));
    return sources;
  }

  /** The literal text before the first placeholder. */
  public String literalPrefix() {
    return parts.isEmpty() || !(parts.get(0) instanceof Part.Literal literal) ? "" : literal.text();
  }
}
