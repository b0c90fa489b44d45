package dev.singlet.processor.model.settings;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.util.List;

/**
 * A class that will be generated, as far as other source can refer to it before its model is known
 * to have no errors.
 *
 * @param type the class
 * @param kind the kind of type for which it is generated
 * @param item the type that it reads and writes; {@code Object} if generated code can't name it
 * @param patterns its access patterns
 * @param components the components for which it has constants
 * @param nested the simple names of further classes within it
 * @param covered the simple names of the interfaces within it for projections that an index covers
 */
public record Outline(
    ClassType type,
    Kind kind,
    JavaType item,
    List<Pattern> patterns,
    List<String> components,
    List<String> nested,
    List<String> covered) {

  public Outline {
    patterns = List.copyOf(patterns);
    components = List.copyOf(components);
    nested = List.copyOf(nested);
    covered = List.copyOf(covered);
  }

  /** Returns whether generated code can name the type that it reads and writes. */
  public boolean isNamed() {
    return !item.equals(ClassType.OBJECT);
  }

  /** Returns the same outline for a class that can't name the type that it reads and writes. */
  public Outline unnamed() {
    return new Outline(type, kind, ClassType.OBJECT, patterns, components, nested, covered);
  }

  /** Returns whether there is an access pattern of this name. */
  public boolean hasPattern(String name) {
    return patterns.stream().anyMatch(pattern -> pattern.name().equals(name));
  }

  /** The kinds of types for which classes are generated. */
  public enum Kind {
    TABLE,
    ENTITY,
    COLLECTION,
    PROJECTION
  }

  /**
   * An access pattern.
   *
   * @param name its name
   * @param isConsistent true if it reads the table itself, which can be read consistently
   */
  public record Pattern(String name, boolean isConsistent) {}
}
