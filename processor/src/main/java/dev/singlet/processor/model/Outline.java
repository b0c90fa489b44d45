package dev.singlet.processor.model;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.util.List;

/**
 * A class that will be generated, as far as other source can refer to it before its model is known
 * to be good.
 *
 * @param type the class
 * @param kind what it is generated for
 * @param item what it reads and writes; {@code Object} if generated code can't name it
 * @param patterns its access patterns
 * @param components the components that it has constants for
 * @param nested the simple names of further classes within it
 * @param covered the simple names of interfaces within it, of what an index holds
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

  /** Whether generated code can name what it reads and writes. */
  public boolean isNamed() {
    return !item.equals(ClassType.OBJECT);
  }

  /** The same where the class can't name what it reads and writes. */
  public Outline unnamed() {
    return new Outline(type, kind, ClassType.OBJECT, patterns, components, nested, covered);
  }

  /** Whether an access pattern can be named so. */
  public boolean hasPattern(String name) {
    return patterns.stream().anyMatch(pattern -> pattern.name().equals(name));
  }

  /** What a class is generated for. */
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
   * @param isConsistent whether it is of the table itself, which can be read consistently
   */
  public record Pattern(String name, boolean isConsistent) {}
}
