package dev.singlet.processor.diag;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** Reports diagnostics to the compiler. */
public final class Reporter {

  private final Messager messager;
  private final Predicate<Element> isInSource;
  private final Predicate<SourcePlace> isWrongAnyway;
  private final Set<Diagnostic> reported = new HashSet<>();

  /**
   * Makes a reporter to a compiler.
   *
   * @param isInSource tells whether an element is in source, so that a message can point at it
   * @param isWrongAnyway tells whether the compiler itself reports an annotation at a place, and
   *     doesn't show it as it is written
   */
  public Reporter(
      Messager messager, Predicate<Element> isInSource, Predicate<SourcePlace> isWrongAnyway) {
    this.messager = messager;
    this.isInSource = isInSource;
    this.isWrongAnyway = isWrongAnyway;
  }

  /**
   * Reports all diagnostics that were not reported before. Warnings of types that were compiled
   * before are left out: they were shown then, and class files don't tell whether a type suppresses
   * them.
   */
  public void report(Report report) {
    for (Diagnostic diagnostic : report.diagnostics()) {
      if (!reported.add(diagnostic)) {
        continue;
      }
      SourcePlace place = (SourcePlace) diagnostic.place();
      Code code = diagnostic.code();
      if (isInSource.test(place.element()) && isWrongAnyway.test(place)) {
        continue;
      }
      if (!code.isWarning()) {
        report(Kind.ERROR, diagnostic.message(), place);
      } else if (isInSource.test(place.element())
          && !isSuppressed(code.category(), place.element())) {
        report(Kind.WARNING, diagnostic.message(), place);
      }
    }
  }

  /** Reports a message. */
  public void report(Kind kind, String message, SourcePlace place) {
    messager.printMessage(
        kind,
        text(message, place.element()),
        inSource(place.element()),
        place.annotation(),
        place.value());
  }

  /** Returns the text, with its place if the compiler doesn't show one. */
  private String text(String message, Element element) {
    return isPlaced(element) ? message : message + " (" + name(element) + ")";
  }

  private boolean isPlaced(Element element) {
    boolean isWithoutPlaceInEclipse =
        element.getKind() == ElementKind.RECORD
            || element.getKind() == ElementKind.RECORD_COMPONENT;
    return isInSource.test(element)
        && !(isWithoutPlaceInEclipse && messager.getClass().getName().startsWith("org.eclipse."));
  }

  private static String name(Element element) {
    if (element instanceof TypeElement) {
      return element.toString();
    }
    String holder = name(Objects.requireNonNull(element.getEnclosingElement()));
    return element.getKind() == ElementKind.CONSTRUCTOR
        ? holder
        : holder + "." + element.getSimpleName();
  }

  /**
   * Returns the field of a record component, because the compiler knows the position of the field
   * but not of the component. Returns any other element itself.
   */
  public static Element inSource(Element element) {
    Element record = element.getEnclosingElement();
    if (element.getKind() == ElementKind.RECORD_COMPONENT && record != null) {
      for (Element field : ElementFilter.fieldsIn(record.getEnclosedElements())) {
        if (field.getSimpleName().equals(element.getSimpleName())) {
          return field;
        }
      }
    }
    return element;
  }

  private static boolean isSuppressed(String category, Element element) {
    for (@Nullable Element e = element; e != null; e = e.getEnclosingElement()) {
      if (e.getAnnotationMirrors().stream().anyMatch(mirror -> suppresses(mirror, category))) {
        return true;
      }
    }
    return false;
  }

  private static boolean suppresses(AnnotationMirror mirror, String category) {
    return mirror.getAnnotationType().toString().equals("java.lang.SuppressWarnings")
        && mirror.getElementValues().values().stream()
            .anyMatch(
                value ->
                    value.getValue() instanceof List<?> items
                        && items.stream()
                            .anyMatch(
                                item ->
                                    item instanceof AnnotationValue text
                                        && text.getValue().equals(category)));
  }
}
