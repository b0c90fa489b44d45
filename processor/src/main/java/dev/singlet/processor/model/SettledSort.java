package dev.singlet.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How much of a sort key the arguments of the partition settle.
 *
 * @param attributes how many of its attributes they settle as a whole, from the first
 * @param parts what they settle of the template of the attribute that follows, from its start
 */
public record SettledSort(int attributes, List<Part> parts) {

  public static SettledSort of(LinkedKeyModel key) {
    Set<Source> given = key.arguments();
    for (int i = 0; i < key.sort().size(); i++) {
      List<Part> settled = settled(key.sort().get(i), given);
      if (settled.size() < key.sort().get(i).parts().size()) {
        return new SettledSort(i, settled);
      }
    }
    return new SettledSort(key.sort().size(), List.of());
  }

  private static List<Part> settled(Template template, Set<Source> given) {
    List<Part> settled = new ArrayList<>();
    for (Part part : template.parts()) {
      if (part instanceof Part.Value value && !given.contains(value.source())) {
        break;
      }
      settled.add(part);
    }
    return settled;
  }

  /** Whether nothing of a key is left open. */
  public boolean isWhole(LinkedKeyModel key) {
    return attributes == key.sort().size();
  }
}
