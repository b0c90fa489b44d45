package dev.singlet.processor.diag;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * The diagnostics of one table, in the order they were found.
 *
 * <p>Texts are formats, like those of {@link String#format}. A subject is shown by its label, an
 * element by its simple name, and a type without its packages.
 */
@SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency of its own.
public final class Report {

  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /** Adds a diagnostic at a place. */
  public void add(String text, Code code, Place place, Object... values) {
    Object[] shown = Arrays.stream(values).map(Report::shown).toArray();
    add(new Diagnostic(code, place, String.format(text, shown)));
  }

  /** Adds a diagnostic at its subject. The subject is the first value of the text. */
  public void add(String text, Code code, Subject subject, Object... others) {
    add(text, code, subject.place(), withFirst(subject, others));
  }

  /** Adds a diagnostic at an element. The element is the first value of the text. */
  public void add(String text, Code code, Element element, Object... others) {
    add(text, code, SourcePlace.of(element), withFirst(element, others));
  }

  /** Adds the diagnostics of another report that this one lacks. */
  public void addAll(Report other) {
    other.diagnostics.forEach(this::add);
  }

  private void add(Diagnostic diagnostic) {
    if (!diagnostics.contains(diagnostic)) {
      diagnostics.add(diagnostic);
    }
  }

  private static Object[] withFirst(Object first, Object[] others) {
    Object[] values = new Object[others.length + 1];
    values[0] = first;
    System.arraycopy(others, 0, values, 1, others.length);
    return values;
  }

  private static Object shown(Object value) {
    if (value instanceof Subject subject) {
      return subject.label();
    }
    if (value instanceof Element element) {
      return element.getSimpleName();
    }
    return value instanceof TypeMirror type ? TypeText.of(type) : value;
  }

  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** Returns whether there is a diagnostic at a place. */
  public boolean isAt(Place place) {
    return diagnostics.stream().anyMatch(diagnostic -> diagnostic.place().equals(place));
  }

  public boolean hasErrors() {
    return !errors().isEmpty();
  }

  public List<Diagnostic> errors() {
    return diagnostics.stream().filter(diagnostic -> !diagnostic.code().isWarning()).toList();
  }
}
