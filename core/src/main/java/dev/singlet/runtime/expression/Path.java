package dev.singlet.runtime.expression;

import dev.singlet.error.Violation;
import java.util.ArrayList;
import java.util.Collections;
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
     * Finds the value one step further; null if there is none.
     *
     * @param value a map or a list
     */
    @Nullable AttributeValue in(AttributeValue value);

    /**
     * Returns the record that the value there must be; null if it is not a union, or may be any.
     */
    @Nullable Variant variant();

    /** Returns this step to a value that must be a record of a union. */
    Step as(Variant variant);

    /** Returns this step under its current name, to any value. */
    Step plain();
  }

  /**
   * A record of a union.
   *
   * @param discriminator the attribute that tells which record a value is
   * @param tag its value
   */
  public record Variant(String discriminator, String tag) {

    /**
     * Returns whether a stored value is another record. DynamoDB gives values without their
     * discriminator when it gives only what an update has changed.
     */
    boolean isOther(@Nullable AttributeValue value) {
      AttributeValue stored = value == null ? null : value.m().get(discriminator);
      return stored != null && !tag.equals(stored.s());
    }
  }

  /**
   * An attribute of an item or of a map. Two names are equal whatever their earlier names and
   * variants are.
   *
   * @param older the earlier names, which an item may still have
   */
  public record Name(String name, List<String> older, @Nullable Variant variant) implements Step {

    /** Marks hidden names. A field for it would make each name of each request larger. */
    private static final List<String> HIDDEN = Collections.unmodifiableList(new ArrayList<>());

    /** Copies the list. */
    public Name {
      older = older == HIDDEN ? older : List.copyOf(older);
    }

    /** Makes the name of an attribute without earlier names. */
    public Name(String name) {
      this(name, List.of());
    }

    /** Makes the name of an attribute that may be any record of its union, if it is one. */
    public Name(String name, List<String> older) {
      this(name, older, null);
    }

    /** Makes the name of a map's entry, which can be a value that messages must not show. */
    public Name(String name, boolean isHidden) {
      this(name, isHidden ? HIDDEN : List.of());
    }

    /** Returns whether the name is itself a value that messages must not show. */
    boolean isHidden() {
      return older == HIDDEN;
    }

    @Override
    public Name as(Variant of) {
      return new Name(name, older, of);
    }

    @Override
    public Name plain() {
      return new Name(name, isHidden());
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
   * An element of a list. Two elements are equal whatever their lists and variants are.
   *
   * @param index its place, from 0
   * @param size the number of elements of its tuple; 0 for a list of any size
   */
  public record Index(int index, int size, @Nullable Variant variant) implements Step {

    /**
     * Makes an element of a list of any size, which may be any record of its union, if it is one.
     */
    public Index(int index) {
      this(index, 0, null);
    }

    @Override
    public Index as(Variant of) {
      return new Index(index, size, of);
    }

    @Override
    public Index plain() {
      return new Index(index, size, null);
    }

    @Override
    public @Nullable AttributeValue in(AttributeValue value) {
      return value.hasL() && index < value.l().size() ? value.l().get(index) : null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Index that && index == that.index;
    }

    @Override
    public int hashCode() {
      return index;
    }
  }

  /** Copies the list. */
  public Path {
    steps = List.copyOf(steps);
  }

  // The JVM takes long to generate the comparison of records, and lists compare by iterators.
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

  /** Returns the place of a top-level attribute. */
  public static Path of(String attribute) {
    return of(attribute, List.of());
  }

  /**
   * Returns the place of a top-level attribute.
   *
   * @param older its earlier names
   */
  public static Path of(String attribute, List<String> older) {
    return new Path(List.of(new Name(attribute, older)));
  }

  /**
   * Finds the value here in an item.
   *
   * @return the value; null if there is none, or if the way leads through another record of a union
   */
  public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
    AttributeValue value = AttributeValue.createM(item);
    for (Step step : steps) {
      value = value == null ? null : step.in(value);
      if (step.variant() != null && step.variant().isOther(value)) {
        return null;
      }
    }
    return value;
  }

  /** Returns this place, where the value must be a record of a union. */
  public Path as(Variant variant) {
    List<Step> same = new ArrayList<>(steps);
    same.set(same.size() - 1, last().as(variant));
    return new Path(same);
  }

  /** Returns whether the way leads through a record of a union, or to one. */
  public boolean hasVariants() {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).variant() != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the attribute here has earlier names, whatever it is within. */
  public boolean hasOlderNames() {
    return last() instanceof Name name && !name.older().isEmpty();
  }

  /** Returns this place under each earlier name of the attribute here. */
  public List<Path> olderNames() {
    return hasOlderNames()
        ? ((Name) last()).older().stream().map(this::renamed).toList()
        : List.of();
  }

  /** Returns this place under all names of all attributes on the way, the current names first. */
  public List<Path> names() {
    List<Path> names = List.of(new Path(List.of()));
    for (Step step : steps) {
      List<Path> longer = new ArrayList<>();
      for (Path name : names) {
        longer.add(name.then(step.plain()));
        if (step instanceof Name attribute) {
          attribute.older().forEach(older -> longer.add(name.then(new Name(older))));
        }
      }
      names = longer;
    }
    return names;
  }

  /** Returns this place under the current names only. */
  public Path present() {
    return names().get(0);
  }

  private Path renamed(String older) {
    List<Step> renamed = new ArrayList<>(steps.subList(0, steps.size() - 1));
    renamed.add(new Name(older));
    return new Path(renamed);
  }

  /** Returns a place one step within this one. */
  public Path then(Step step) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(step);
    return new Path(longer);
  }

  /** Returns the current name of the top-level attribute. */
  public String root() {
    return ((Name) steps.get(0)).name();
  }

  /** Returns whether this is an attribute of the item itself. */
  public boolean isTopLevel() {
    return steps.size() == 1;
  }

  /** Returns the place that this one is directly within. */
  public Path parent() {
    return new Path(steps.subList(0, steps.size() - 1));
  }

  /** Returns the last step. */
  public Step last() {
    return steps.get(steps.size() - 1);
  }

  /** Returns whether one place is within the other, or both are the same. */
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

  /** Returns whether a step of the path has this name, and the name is hidden. */
  boolean hides(String name) {
    return steps.stream()
        .anyMatch(step -> step instanceof Name each && each.isHidden() && each.name().equals(name));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      if (step instanceof Index element) {
        text.append('[').append(element.index()).append(']');
      } else if (step instanceof Name attribute) {
        text.append(text.isEmpty() ? "" : ".");
        text.append(attribute.isHidden() ? Violation.MASK : attribute.name());
      }
    }
    return text.toString();
  }
}
