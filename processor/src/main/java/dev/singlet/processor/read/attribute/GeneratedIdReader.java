package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;

/** Reads {@code @GeneratedId} and checks it against the component's type. */
record GeneratedIdReader(boolean isEntity, Report report) {

  /**
   * Reads the generated id of a component; empty if it has none, or an invalid one, which is
   * reported.
   */
  Optional<DefaultValue> read(RecordComponentElement component, ValueType type) {
    return Annotated.find(component, GeneratedId.class)
        .flatMap(annotation -> read(annotation, component, type));
  }

  private Optional<DefaultValue> read(
      Annotated annotation, RecordComponentElement component, ValueType type) {
    IdFormat format = annotation.constant("value", IdFormat.class).value();
    boolean isUuid = format == IdFormat.UUID_V4 || format == IdFormat.UUID_V7;
    boolean fits = type.is(Kind.STRING) || (isUuid && type.is(Kind.UUID));
    String problem = "";
    if (!isEntity) {
      problem = OfItems.only("get ids", "it");
    } else if (!fits) {
      problem =
          "but is %s. An id of the format %s is %s. Change the type, or remove the annotation"
              .formatted(
                  TypeText.withArticle(component.asType()),
                  format,
                  isUuid ? "a UUID or a String" : "a String");
    } else if (Annotated.has(component, Default.class)) {
      problem = "and @Default too. Remove one of them";
    }
    if (!problem.isEmpty()) {
      report.add(
          "%s has @GeneratedId, %s.",
          Code.INVALID_GENERATED_ID, annotation.place(), component, problem);
      return Optional.empty();
    }
    return Optional.of(new DefaultValue.NewId(format, type.is(Kind.STRING)));
  }
}
