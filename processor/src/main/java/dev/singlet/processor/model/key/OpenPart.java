package dev.singlet.processor.model.key;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A part of a sort key that the arguments of the partition leave open. A query is narrowed by it.
 *
 * @param attribute the index of its attribute in the sort key
 * @param position its index in the attribute's template
 * @param value the part
 */
public record OpenPart(int attribute, int position, Part.Value value) {

  /** Returns the open parts of a key, from left to right, each value once. */
  public static List<OpenPart> of(LinkedKeyModel key) {
    Set<Source> known = new HashSet<>(key.settled());
    List<OpenPart> open = new ArrayList<>();
    for (int attribute = 0; attribute < key.sort().size(); attribute++) {
      List<Part> parts = key.sort().get(attribute).parts();
      for (int i = 0; i < parts.size(); i++) {
        if (parts.get(i) instanceof Part.Value value && known.add(value.source())) {
          open.add(new OpenPart(attribute, i, value));
        }
      }
    }
    return open;
  }
}
