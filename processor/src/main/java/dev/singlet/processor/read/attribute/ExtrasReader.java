package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Extras;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads the component of one record that keeps unknown attributes. */
final class ExtrasReader {

  private static final OtherAnnotations OTHERS =
      new OtherAnnotations(Extras.class, "jakarta.validation");

  private final Compiler compiler;
  private final Report report;
  private @Nullable String other;

  ExtrasReader(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  /** Returns the model of a component with the annotation. Its problems are reported. */
  Optional<AttributeModel> read(RecordComponentElement component, TypeMirror type) {
    Annotated annotation = Annotated.find(component, Extras.class).orElseThrow();
    String name = component.getSimpleName().toString();
    Compiler.requireResolved(type);
    String before = other;
    other = name;
    boolean isMap = JavaTypes.of(type).equals(ValueType.Extras.TYPE);
    Optional<Annotated> useless = OTHERS.find(component);
    String problem = "";
    if (!isMap) {
      problem =
          "but is %s. Unknown attributes can have any type. Declare it as Map<String, Document>"
              .formatted(TypeText.withArticle(type));
    } else if (useless.isPresent()) {
      problem =
          "and %s too. Such a component is empty if there are no unknown attributes. Remove %s"
              .formatted(useless.get().label(), useless.get().label());
    } else if (compiler.isNullable(component)) {
      problem =
          "but is nullable. It is empty if there are no unknown attributes. Remove the nullness"
              + " annotation";
    } else if (before != null) {
      problem =
          "and so has %s. One component keeps all unknown attributes. Remove one of them"
              .formatted(before);
    } else {
      return Optional.of(model(component, name));
    }
    report.add("%s has @Extras, %s.", Code.INVALID_EXTRAS, annotation.place(), component, problem);
    return Optional.empty();
  }

  private static AttributeModel model(RecordComponentElement component, String name) {
    return AttributeModel.plain(
        SourcePlace.of(component),
        name,
        component.getAccessor().getSimpleName().toString(),
        new ValueType.Extras(),
        false,
        null);
  }
}
