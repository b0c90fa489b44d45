package dev.singlet.tools.format.analytics;

import java.util.ArrayList;
import java.util.List;

/**
 * A place in the JSON of an item.
 *
 * @param root the column, or the variable of SQL, that it begins at
 * @param steps the members and elements that lead to it
 */
record Path(String root, List<Step> steps) {

  Path {
    steps = List.copyOf(steps);
  }

  /**
   * A step into an object or an array.
   *
   * @param member the name of a member; empty for an element
   * @param element the place of an element; -1 for a member
   */
  record Step(String member, int element) {}

  static Path of(String root) {
    return new Path(root, List.of());
  }

  /** Returns a member of the object here, and the members within it. */
  Path member(String... names) {
    List<Step> longer = new ArrayList<>(steps);
    for (String name : names) {
      longer.add(new Step(name, -1));
    }
    return new Path(root, longer);
  }

  /** Returns an element of the array here. */
  Path element(int place) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(new Step("", place));
    return new Path(root, longer);
  }
}
