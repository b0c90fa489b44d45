package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A class that will be generated, as far as other source can refer to it before its model is known
 * to be good.
 *
 * @param type the class
 * @param patterns the names of its access patterns
 * @param components the components that it has constants for
 * @param nested the simple names of further classes within it
 * @param isEntity whether it has a builder
 */
public record Outline(
    ClassName type,
    List<String> patterns,
    List<String> components,
    List<String> nested,
    boolean isEntity) {

  public Outline {
    patterns = List.copyOf(patterns);
    components = List.copyOf(components);
    nested = List.copyOf(nested);
  }
}
