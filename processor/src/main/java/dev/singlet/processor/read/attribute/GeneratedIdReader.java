package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.read.element.Compiler;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;

/** Reads {@code @GeneratedId} and checks it against the component's type. */
final class GeneratedIdReader {

  private final Compiler compiler;
  private final boolean isEntity;
  private final Report report;

  GeneratedIdReader(Compiler compiler, boolean isEntity, Report report) {
    this.compiler = compiler;
    this.isEntity = isEntity;
    this.report = report;
  }

  /** What makes the id of a component; nothing if it has none, or one that is reported. */
  Optional<DefaultValue> read(RecordComponentElement component, ValueType type) {
    return compiler
        .annotation(component, GeneratedId.class)
        .flatMap(annotation -> read(annotation, component, type));
  }

  private Optional<DefaultValue> read(
      Annotated annotation, RecordComponentElement component, ValueType type) {
    IdFormat format = annotation.constant("value", IdFormat.class).value();
    boolean isUuid = format == IdFormat.UUID_V4 || format == IdFormat.UUID_V7;
    boolean fits = type instanceof ValueType.Text || (isUuid && type instanceof ValueType.Uuid);
    String problem = "";
    if (!isEntity) {
      problem =
          "but is within an item. Only an entity's own components get ids: take it away, or make"
              + " the id where the record is made";
    } else if (!fits) {
      problem =
          String.format(
              "but is %s. An id of the format %s is %s: change the type, or take the annotation"
                  + " away",
              TypeText.withArticle(component.asType()),
              format,
              isUuid ? "a UUID or a String" : "a String");
    } else if (compiler.has(component, Default.class)) {
      problem = "and @Default too. Take one of them away";
    }
    if (!problem.isEmpty()) {
      report.add(
          Code.INVALID_GENERATED_ID,
          annotation.place(),
          "%s has @GeneratedId, %s.",
          component.getSimpleName(),
          problem);
      return Optional.empty();
    }
    return Optional.of(new DefaultValue.NewId(format, type instanceof ValueType.Text));
  }
}
