package dev.singlet.processor.diag;

import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** Hands diagnostics to the compiler. */
public final class Reporter {

  private final Messager messager;

  public Reporter(Messager messager) {
    this.messager = messager;
  }

  public void report(Report report) {
    for (Diagnostic diagnostic : report.diagnostics()) {
      SourcePlace place = (SourcePlace) diagnostic.place();
      Code code = diagnostic.code();
      if (!code.isWarning()) {
        print(Kind.ERROR, diagnostic, place);
      } else if (!isSuppressed(code.category(), place.element())) {
        print(Kind.WARNING, diagnostic, place);
      }
    }
  }

  private void print(Kind kind, Diagnostic diagnostic, SourcePlace place) {
    messager.printMessage(
        kind,
        text(diagnostic, place.element()),
        inSource(place.element()),
        place.annotation(),
        place.value());
  }

  /** With the place, where Eclipse's compiler gives the message none. */
  private String text(Diagnostic diagnostic, Element element) {
    String text = diagnostic.message();
    if (!messager.getClass().getName().startsWith("org.eclipse.")) {
      return text;
    }
    return switch (element.getKind()) {
      case RECORD -> text + " (" + element + ")";
      case RECORD_COMPONENT ->
          text + " (" + element.getEnclosingElement() + "." + element.getSimpleName() + ")";
      default -> text;
    };
  }

  /** The compiler knows where the field of a record component stands, but not the component. */
  private static Element inSource(Element element) {
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
