package dev.singlet.attribute;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a value is within an item, by the names it is stored under.
 *
 * @param steps from the top-level attribute inwards, at least one
 */
record Path(List<Step> steps) {

  /** One step into a document. */
  sealed interface Step {}

  /**
   * An attribute of an item or of a map. Its older names are no part of what it is.
   *
   * @param name its name
   * @param older the names it had, which it may still have in an item
   */
  record Name(String name, List<String> older) implements Step {

    Name {
      older = List.copyOf(older);
    }

    Name(String name) {
      this(name, List.of());
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Name that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }

  /** An element of a list. */
  record Index(int index) implements Step {}

  Path {
    steps = List.copyOf(steps);
  }

  // What the JVM makes to compare records takes long to make, and lists compare by iterators.
  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof Path that) || steps.size() != that.steps.size()) {
      return false;
    }
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (!steps.get(i).equals(that.steps.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return steps.hashCode();
  }

  static Path of(String attribute) {
    return of(attribute, List.of());
  }

  static Path of(String attribute, List<String> older) {
    return new Path(List.of(new Name(attribute, older)));
  }

  boolean hasOlderNames() {
    return last() instanceof Name name && !name.older().isEmpty();
  }

  /** The same place under the older names of the attribute that is there. */
  List<Path> olderNames() {
    return hasOlderNames()
        ? ((Name) last()).older().stream().map(this::renamed).toList()
        : List.of();
  }

  /** This place under all names of all attributes on the way, the present ones first. */
  List<Path> names() {
    List<Path> names = List.of(new Path(List.of()));
    for (Step step : steps) {
      List<Path> longer = new ArrayList<>();
      for (Path name : names) {
        longer.add(name.then(step instanceof Name attribute ? new Name(attribute.name()) : step));
        if (step instanceof Name attribute) {
          attribute.older().forEach(older -> longer.add(name.then(new Name(older))));
        }
      }
      names = longer;
    }
    return names;
  }

  /** This place under the present names alone. */
  Path present() {
    return names().get(0);
  }

  private Path renamed(String older) {
    List<Step> renamed = new ArrayList<>(steps.subList(0, steps.size() - 1));
    renamed.add(new Name(older));
    return new Path(renamed);
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
    if (!root().equals(other.root())) {
      return false;
    }
    if (isTopLevel() || other.isTopLevel()) {
      return true;
    }
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
