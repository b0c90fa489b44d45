package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Extras;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.Wrapping;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads the component of one record that keeps what the record doesn't know. */
final class ExtrasReader {

  private static final List<String> OTHERS =
      List.of(Extras.class.getPackageName() + ".", "jakarta.validation.");

  private final Compiler compiler;
  private final Report report;
  private @Nullable String other;

  ExtrasReader(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  /** The model of a component it is on; what is wrong with that is reported. */
  Optional<AttributeModel> read(RecordComponentElement component, TypeMirror type) {
    Annotated annotation = compiler.annotation(component, Extras.class).orElseThrow();
    String name = component.getSimpleName().toString();
    Compiler.requireResolved(type);
    String before = other;
    other = name;
    boolean isMap = JavaTypes.of(type).equals(ValueType.Extras.TYPE);
    Optional<Annotated> useless =
        Stream.concat(
                Annotated.all(component).stream(), Annotated.all(component.getAccessor()).stream())
            .filter(ExtrasReader::isUseless)
            .findFirst();
    if (!isMap) {
      report(
          annotation.place(),
          "%s has @Extras, but is %s. What it keeps is of any type: declare it as"
              + " Map<String, Document>.",
          name,
          TypeText.withArticle(type));
    } else if (useless.isPresent()) {
      report(
          annotation.place(),
          "@%s stands on %s, which has @Extras. It keeps attributes of other names, and is empty if"
              + " there are none: take @%s away.",
          TypeText.of(useless.get().typeName()),
          name,
          TypeText.of(useless.get().typeName()));
    } else if (compiler.isNullable(component)) {
      report(
          annotation.place(),
          "%s has @Extras, and is nullable. It is empty if there is nothing to keep: take the"
              + " nullness annotation away.",
          name);
    } else if (before != null) {
      report(
          annotation.place(),
          "%s has @Extras, and so has %s. What is not known is kept once: take one of them away.",
          name,
          before);
    } else {
      return Optional.of(model(component, name));
    }
    return Optional.empty();
  }

  /** Constraints stand on the accessor, since they have no record components as targets. */
  private static boolean isUseless(Annotated annotation) {
    return !annotation.typeName().equals(Extras.class.getCanonicalName())
        && OTHERS.stream().anyMatch(annotation.typeName()::startsWith);
  }

  private static AttributeModel model(RecordComponentElement component, String name) {
    return new AttributeModel(
        SourcePlace.of(component),
        name,
        "",
        new ValueType.Extras(),
        false,
        null,
        Stamp.NONE,
        false,
        false,
        false,
        List.of(),
        List.of(),
        Wrapping.NONE);
  }

  private void report(Place place, String text, Object... arguments) {
    report.add(Code.INVALID_EXTRAS, place, text, arguments);
  }
}
