package dev.singlet.generated.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The place of a value within an item, by the names it is stored under.
 *
 * @param steps from the top-level attribute inwards, at least one
 */
public record Path(List<Step> steps) {

  /** One step into a document. */
  public sealed interface Step {

    /**
     * Finds what is one step further.
     *
     * @param value a map or a list
     * @return what is there; null if nothing is
     */
    @Nullable AttributeValue in(AttributeValue value);
  }

  /**
   * An attribute of an item or of a map. Its older names are no part of what it is.
   *
   * @param name its name
   * @param older the names it had, which it may still have in an item
   */
  public record Name(String name, List<String> older) implements Step {

    /**
     * Copies the list.
     *
     * @param name its name
     * @param older the names it had
     */
    public Name {
      older = List.copyOf(older);
    }

    /**
     * Names an attribute that never had another name.
     *
     * @param name its name
     */
    public Name(String name) {
      this(name, List.of());
    }

    @Override
    public @Nullable AttributeValue in(AttributeValue value) {
      return value.hasM() ? find(value.m()) : null;
    }

    private @Nullable AttributeValue find(Map<String, AttributeValue> map) {
      AttributeValue value = map.get(name);
      for (String each : older) {
        value = isThere(value) || !map.containsKey(each) ? value : map.get(each);
      }
      return value;
    }

    private static boolean isThere(@Nullable AttributeValue value) {
      return value != null && value.type() != AttributeValue.Type.NUL;
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

  /**
   * An element of a list.
   *
   * @param index its place, from 0
   */
  public record Index(int index) implements Step {

    @Override
    public @Nullable AttributeValue in(AttributeValue value) {
      return value.hasL() && index < value.l().size() ? value.l().get(index) : null;
    }
  }

  /**
   * Copies the list.
   *
   * @param steps from the top-level attribute inwards
   */
  public Path {
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

  /**
   * Returns the place of a top-level attribute.
   *
   * @param attribute its name
   * @return the path
   */
  public static Path of(String attribute) {
    return of(attribute, List.of());
  }

  /**
   * Returns the place of a top-level attribute.
   *
   * @param attribute its name
   * @param older the names it had
   * @return the path
   */
  public static Path of(String attribute, List<String> older) {
    return new Path(List.of(new Name(attribute, older)));
  }

  /**
   * Finds what is here in an item.
   *
   * @param item the attributes of an item
   * @return the value; null if nothing is here
   */
  public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
    AttributeValue value = AttributeValue.createM(item);
    for (Step step : steps) {
      value = value == null ? null : step.in(value);
    }
    return value;
  }

  /**
   * Tells if what is here had another name.
   *
   * @return true if its own name has older ones, whatever it is within
   */
  public boolean hasOlderNames() {
    return last() instanceof Name name && !name.older().isEmpty();
  }

  /**
   * Returns the same place under the older names of the attribute that is there.
   *
   * @return a path for each older name
   */
  public List<Path> olderNames() {
    return hasOlderNames()
        ? ((Name) last()).older().stream().map(this::renamed).toList()
        : List.of();
  }

  /**
   * Returns this place under all names of all attributes on the way.
   *
   * @return a path for each, the present names first
   */
  public List<Path> names() {
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

  /**
   * Returns this place under the present names alone.
   *
   * @return a path without older names
   */
  public Path present() {
    return names().get(0);
  }

  private Path renamed(String older) {
    List<Step> renamed = new ArrayList<>(steps.subList(0, steps.size() - 1));
    renamed.add(new Name(older));
    return new Path(renamed);
  }

  /**
   * Returns a place within this one.
   *
   * @param step the step into it
   * @return a longer path
   */
  public Path then(Step step) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(step);
    return new Path(longer);
  }

  /**
   * Returns the top-level attribute.
   *
   * @return its present name
   */
  public String root() {
    return ((Name) steps.get(0)).name();
  }

  /**
   * Tells if this is an attribute of the item itself.
   *
   * @return true for a path of one step
   */
  public boolean isTopLevel() {
    return steps.size() == 1;
  }

  /**
   * Returns what this one is directly within.
   *
   * @return a path that is one step shorter
   */
  public Path parent() {
    return new Path(steps.subList(0, steps.size() - 1));
  }

  /**
   * Returns the last step.
   *
   * @return what this is in its parent
   */
  public Step last() {
    return steps.get(steps.size() - 1);
  }

  /**
   * Tells if a change of one is a change of the other.
   *
   * @param other another path
   * @return true if one of the two is within the other, or both are the same
   */
  public boolean overlaps(Path other) {
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
