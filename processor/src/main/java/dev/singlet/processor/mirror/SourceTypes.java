package dev.singlet.processor.mirror;

import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The types that the compiler reads from source. Other processed types come from class files:
 * Gradle lets types be processed again that it doesn't compile again.
 */
public final class SourceTypes {

  private final Predicate<TypeElement> isSource;
  private final Map<TypeElement, Boolean> known = new HashMap<>();

  private SourceTypes(Predicate<TypeElement> isSource) {
    this.isSource = isSource;
  }

  /**
   * The types of a round.
   *
   * @param processed the top-level types being processed; if the compiler doesn't tell the origin
   *     of types, all of these count as source
   */
  public static SourceTypes of(ProcessingEnvironment environment, Set<String> processed) {
    return new SourceTypes(
        isOfJavac(environment)
            ? ofTrees(environment)
            : type -> processed.contains(type.toString()));
  }

  /** Returns whether the compiler is javac. */
  public static boolean isOfJavac(ProcessingEnvironment environment) {
    return environment.getClass().getName().startsWith("com.sun.tools.javac.");
  }

  private static Predicate<TypeElement> ofTrees(ProcessingEnvironment environment) {
    Trees trees = Trees.instance(environment);
    return type -> trees.getTree(type) != null;
  }

  /** Returns whether an element is in source. */
  public boolean contains(Element element) {
    return known.computeIfAbsent(topLevel(element), isSource::test);
  }

  /** Returns the top-level type that contains an element, or the element itself. */
  public static TypeElement topLevel(Element element) {
    @Nullable TypeElement topLevel = null;
    for (@Nullable Element e = element; e != null; e = e.getEnclosingElement()) {
      topLevel = e instanceof TypeElement type ? type : topLevel;
    }
    return Objects.requireNonNull(topLevel);
  }
}
