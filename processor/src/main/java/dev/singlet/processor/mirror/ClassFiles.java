package dev.singlet.processor.mirror;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * The type annotations of record components in class files. Compilers before JDK 22 don't show them
 * (JDK-8225377).
 */
public final class ClassFiles {

  private static final int FIRST_TO_SHOW = 22;

  private final Source source;
  private final Map<String, Map<String, List<TypeAnnotation>>> known = new HashMap<>();

  /** The origin of class files. */
  public interface Source {

    /**
     * Returns the class file of a type; empty if it can't be read, or if the type is being
     * compiled.
     */
    Optional<byte[]> find(TypeElement type);

    /** Tells whether only the class file has all annotations of a type. */
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

  /** Tells whether the compiler shows these annotations. */
  public static boolean areShown() {
    return Runtime.version().feature() >= FIRST_TO_SHOW;
  }

  /**
   * Tells whether annotations of a record's types can't be seen, because its class file is needed
   * but not found.
   */
  public boolean areUnseen(TypeElement record) {
    return !areShown() && source.isNeededFor(record) && source.find(record).isEmpty();
  }

  /** Tells whether there is a class file of a record. */
  public boolean has(TypeElement record) {
    return !components(record).isEmpty();
  }

  /**
   * Returns the annotations on a component's type and within it; none if the compiler shows them.
   */
  public List<TypeAnnotation> annotations(RecordComponentElement component) {
    return component.getEnclosingElement() instanceof TypeElement record
        ? components(record).getOrDefault(component.getSimpleName().toString(), List.of())
        : List.of();
  }

  private Map<String, List<TypeAnnotation>> components(TypeElement record) {
    return known.computeIfAbsent(
        record.getQualifiedName().toString(),
        name ->
            areShown()
                ? Map.of()
                : source.find(record).map(ClassFileParser::componentTypes).orElse(Map.of()));
  }
}
