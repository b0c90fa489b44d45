package dev.singlet.processor.mirror;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * The type annotations of records' components in class files. Compilers before JDK 22 don't show it
 * (JDK-8225377).
 */
public final class ClassFiles {

  private static final int FIRST_TO_SHOW = 22;

  private final Source source;
  private final Map<String, Map<String, List<TypeAnnotation>>> known = new HashMap<>();

  /** The origin of class files. */
  public interface Source {

    /** The class file of a type; nothing if it can't be had, or the type is being compiled. */
    Optional<byte[]> find(TypeElement type);

    /** Returns whether nothing else tells all of a type. */
    boolean isNeededFor(TypeElement type);
  }

  /**
   * Class files, each of which is read once.
   *
   * @param source where they come from
   */
  public ClassFiles(Source source) {
    this.source = source;
  }

  /** Returns whether the compiler shows it. */
  public static boolean areShown() {
    return Runtime.version().feature() >= FIRST_TO_SHOW;
  }

  /**
   * Returns whether annotations of a record's types stay unseen: its class file is needed, and not
   * found.
   */
  public boolean areUnseen(TypeElement record) {
    return !areShown() && source.isNeededFor(record) && source.find(record).isEmpty();
  }

  /** Returns whether there is one for a record. */
  public boolean has(TypeElement record) {
    return !components(record).isEmpty();
  }

  /** The annotations of a component's type and within it; none if the compiler shows them. */
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
