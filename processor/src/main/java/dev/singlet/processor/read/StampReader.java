package dev.singlet.processor.read;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ValueType;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;

/** Reads {@code @CreatedAt} and {@code @UpdatedAt} on the components of one record. */
final class StampReader {

  private final Compiler compiler;
  private final boolean isEntity;
  private final Report report;
  private final Map<Stamp, String> stamped = new EnumMap<>(Stamp.class);

  StampReader(Compiler compiler, boolean isEntity, Report report) {
    this.compiler = compiler;
    this.isEntity = isEntity;
    this.report = report;
  }

  /** The stamp of a component; none where it is not valid. */
  Stamp read(RecordComponentElement component, ValueType type) {
    Optional<Annotated> created = compiler.annotation(component, CreatedAt.class);
    Optional<Annotated> modified = compiler.annotation(component, UpdatedAt.class);
    if (created.isPresent() && modified.isPresent()) {
      report(modified.get(), component, "has @CreatedAt and @UpdatedAt. Take one of them away.");
      return Stamp.NONE;
    }
    return created
        .map(annotation -> stamp(annotation, "@CreatedAt", Stamp.CREATED, component, type))
        .or(
            () ->
                modified.map(
                    annotation -> stamp(annotation, "@UpdatedAt", Stamp.MODIFIED, component, type)))
        .orElse(Stamp.NONE);
  }

  private Stamp stamp(
      Annotated annotation,
      String name,
      Stamp stamp,
      RecordComponentElement component,
      ValueType type) {
    if (!(type instanceof ValueType.Time)) {
      report(
          annotation,
          component,
          "has "
              + name
              + ", but is "
              + TypeText.withArticle(component.asType())
              + ". A stamp is an Instant: change the type, or take the annotation away.");
      return Stamp.NONE;
    }
    if (!isEntity) {
      report(
          annotation,
          component,
          "has "
              + name
              + ", but is within an item. Only an entity's own components are stamped:"
              + " take it away.");
      return Stamp.NONE;
    }
    String other = stamped.putIfAbsent(stamp, component.getSimpleName().toString());
    if (other != null) {
      report(
          annotation,
          component,
          "has "
              + name
              + ", and so has "
              + other
              + ". An item has one such time: take one of them"
              + " away.");
      return Stamp.NONE;
    }
    return stamp;
  }

  private void report(Annotated annotation, RecordComponentElement component, String problem) {
    report.add(Code.INVALID_STAMP, annotation.place(), "%s %s", component.getSimpleName(), problem);
  }
}
