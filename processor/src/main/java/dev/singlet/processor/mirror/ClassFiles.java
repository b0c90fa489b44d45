package dev.singlet.processor.mirror;

import dev.singlet.processor.diag.StandIn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * The type annotations of components in class files. Compilers before JDK 22 don't show them
 * (JDK-8225377).
 */
public final class ClassFiles {

  private static final int FIRST_TO_SHOW = 22;

  private final Source source;
  private final Map<String, Optional<Map<String, List<TypeAnnotation>>>> known = new HashMap<>();

  /** The origin of class files. */
  public interface Source {

    /**
     * Returns the class file of a type; empty if it can't be read, or if the type is being
     * compiled.
     */
    Optional<byte[]> find(TypeElement type);

    /** Returns whether only the class file has all annotations of a type. */
    boolean isNeededFor(TypeElement type);
  }

  /**
   * Makes a reader of class files. Each file is read once.
   *
   * @param source the origin of the files
   */
  public ClassFiles(Source source) {
    this.source = source;
  }

  /** Returns whether the compiler shows these annotations. */
  public static boolean areShown() {
    return Runtime.version().feature() >= FIRST_TO_SHOW;
  }

  /**
   * Returns whether annotations of a record's types can't be seen, because its class file is needed
   * but not found.
   */
  public boolean areUnseen(TypeElement record) {
    return !areShown() && source.isNeededFor(record) && source.find(record).isEmpty();
  }

  /** Returns whether the class file of a type is read. */
  public boolean has(TypeElement record) {
    return types(record).isPresent();
  }

  /**
   * Returns the annotations on a component's type and within it; none if the compiler shows them.
   */
  public List<TypeAnnotation> annotations(RecordComponentElement component) {
    return component.getEnclosingElement() instanceof TypeElement record
        ? types(record)
            .map(types -> types.getOrDefault(key(component), List.of()))
            .orElse(List.of())
        : List.of();
  }

  private static String key(RecordComponentElement component) {
    if (component instanceof StandIn other
        && other.declaration().getEnclosingElement() instanceof ExecutableElement method) {
      return ClassFileParser.parameter(
          method.getSimpleName().toString(),
          method.getParameters().size(),
          method.getParameters().indexOf(other.declaration()));
    }
    return component.getSimpleName().toString();
  }

  private Optional<Map<String, List<TypeAnnotation>>> types(TypeElement record) {
    return known.computeIfAbsent(
        record.getQualifiedName().toString(),
        name -> areShown() ? Optional.empty() : source.find(record).map(ClassFileParser::types));
  }
}
