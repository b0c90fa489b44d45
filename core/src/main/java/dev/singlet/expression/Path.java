package dev.singlet.expression;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a value is within an item, by the names it is stored under.
 *
 * @param steps from the top-level attribute inwards, at least one
 */
record Path(List<Step> steps) {

  /** One step into a document. */
  sealed interface Step {}

  /** An attribute of an item or of a map. */
  record Name(String name) implements Step {}

  /** An element of a list. */
  record Index(int index) implements Step {}

  Path {
    steps = List.copyOf(steps);
  }

  static Path of(String attribute) {
    return new Path(List.of(new Name(attribute)));
  }

  Path then(Step step) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(step);
    return new Path(longer);
  }

  /** The top-level attribute. */
  String root() {
    return ((Name) steps.get(0)).name();
  }

  boolean isTopLevel() {
    return steps.size() == 1;
  }

  /** What this one is directly within. */
  Path parent() {
    return new Path(steps.subList(0, steps.size() - 1));
  }

  Step last() {
    return steps.get(steps.size() - 1);
  }

  /** Whether one of the two is within the other, or both are the same. */
  boolean overlaps(Path other) {
    int common = Math.min(steps.size(), other.steps.size());
    return steps.subList(0, common).equals(other.steps.subList(0, common));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      if (step instanceof Index element) {
        text.append('[').append(element.index()).append(']');
      } else if (step instanceof Name attribute) {
        text.append(text.isEmpty() ? "" : ".").append(attribute.name());
      }
    }
    return text.toString();
  }
}
