package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import javax.lang.model.element.RecordComponentElement;

/**
 * Reads {@code @Attribute(readOnly = true)} on the components of one record.
 *
 * @param isEntity true if the record is an entity
 * @param report receives the problems
 */
record ReadOnlyReader(boolean isEntity, Report report) {

  /** Returns whether a component keeps its first value. If it can't, that is reported. */
  boolean read(RecordComponentElement component) {
    return Annotated.find(component, Attribute.class)
        .map(annotation -> annotation.bool("readOnly"))
        .filter(readOnly -> readOnly.value() && isUsable(readOnly, component))
        .isPresent();
  }

  private boolean isUsable(Valued<Boolean> readOnly, RecordComponentElement component) {
    String problem = problem(component);
    if (!problem.isEmpty()) {
      report.add(
          "%s is read-only, %s.", Code.INVALID_READ_ONLY, readOnly.place(), component, problem);
    }
    return problem.isEmpty();
  }

  private String problem(RecordComponentElement component) {
    if (!isEntity) {
      return OfItems.only("keep their first values", "readOnly");
    }
    if (Annotated.has(component, CreatedAt.class)) {
      return "and has @CreatedAt. No update changes that time. Remove readOnly";
    }
    if (Annotated.has(component, UpdatedAt.class)) {
      return "but has @UpdatedAt. Every write changes that time. Remove one of the two";
    }
    if (Annotated.has(component, FromContext.class)) {
      return "but has @FromContext, which says by its element \"on\" which writes write it. Remove"
          + " readOnly";
    }
    if (Annotated.has(component, Version.class)) {
      return "but has @Version. Every write counts it. Remove one of the two";
    }
    return "";
  }
}
