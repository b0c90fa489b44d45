package dev.singlet.processor.diag;

import java.util.ArrayList;
import java.util.List;

/** The diagnostics of one table, in the order they were found. */
public final class Report {

  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /** Adds a diagnostic; the text is formatted as by {@link String#format}. */
  @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency of its own.
  public void add(Code code, Place place, String text, Object... arguments) {
    Diagnostic diagnostic = new Diagnostic(code, place, String.format(text, arguments));
    if (!diagnostics.contains(diagnostic)) {
      diagnostics.add(diagnostic);
    }
  }

  /** Adds what another report has and this one lacks. */
  public void addAll(Report other) {
    other.diagnostics.stream().filter(d -> !diagnostics.contains(d)).forEach(diagnostics::add);
  }

  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** Whether something is said of a place already. */
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
