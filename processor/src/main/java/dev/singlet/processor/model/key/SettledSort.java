package dev.singlet.processor.model.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The part of a sort key that the arguments of the partition determine.
 *
 * @param attributes the number of attributes that they determine as a whole, from the first
 * @param parts the parts that they determine at the start of the next attribute's template
 */
public record SettledSort(int attributes, List<Part> parts) {

  public static SettledSort of(LinkedKeyModel key) {
    Set<Source> given = key.settled();
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

  /** Returns whether the whole sort key is determined. */
  public boolean isWhole(LinkedKeyModel key) {
    return attributes == key.sort().size();
  }
}
