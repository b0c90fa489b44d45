package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Tuple;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Checks that the components of a projection are components of its entity. A record within it can
 * have some components of the entity's record.
 *
 * @param record the projection, or a record within it
 * @param whole the entity, or the record within it
 * @param nullable the components of the whole that may be absent
 * @param around the records around this one, the projection first
 */
record ProjectedComponents(
    Compiler compiler,
    TypeElement record,
    DeclaredType whole,
    Set<String> nullable,
    List<TypeElement> around,
    Report report) {

  private static final String ANNOTATIONS = Projection.class.getPackageName() + ".";

  void check() {
    TypeElement holder = Compiler.element(whole);
    Map<String, RecordComponentElement> existing = new LinkedHashMap<>();
    compiler.components(holder).forEach(c -> existing.put(c.getSimpleName().toString(), c));
    if (record.getRecordComponents().isEmpty()) {
      report.add(
          "The %s %s has no components, so there is nothing to read. Give it some of %s: %s.",
          Code.EMPTY_PROJECTION,
          SourcePlace.of(record),
          kind(),
          record,
          holder,
          String.join(", ", existing.keySet()));
    }
    for (RecordComponentElement component : compiler.components(record)) {
      Compiler.requireResolved(component.asType());
      String name = component.getSimpleName().toString();
      RecordComponentElement original = existing.get(name);
      if (original == null) {
        report.add(
            "The component %s of the %s %s is not in %s%s. %s",
            Code.NOT_IN_ENTITY,
            component,
            kind(),
            record,
            isProjection() ? "its entity " : "",
            holder,
            Suggestion.of(name, existing.keySet()));
      } else if (compiler.keepsExtras(original)) {
        report.add(
            "The component %s of the %s %s has @Extras in %s. A request for some attributes"
                + " can't ask for unknown ones. Remove the component.",
            Code.INVALID_EXTRAS, component, kind(), record, holder);
      } else {
        check(component, original);
      }
    }
  }

  private void check(RecordComponentElement component, RecordComponentElement original) {
    TypeElement holder = Compiler.element(whole);
    TypeMirror type = compiler.componentType(whole, original);
    Optional<SmallerRecord> smaller = SmallerRecord.of(component.asType(), type);
    if (!compiler.types().isSameType(component.asType(), type) && smaller.isEmpty()) {
      report.add(
          "The component %s of the %s %s is %s, but %s in %s. Declare it as the entity"
              + " does: %s.",
          Code.PROJECTED_TYPE_DIFFERS,
          component,
          kind(),
          record,
          TypeText.withArticle(component.asType()),
          TypeText.withArticle(type),
          holder,
          type);
    } else if (nullable.contains(original.getSimpleName().toString())
        && !compiler.isNullable(component)) {
      report.add(
          "The component %s of the %s %s is not @Nullable, but that of %s is, so items may"
              + " lack it. Annotate it with @Nullable.",
          Code.PROJECTED_NULL, component, kind(), record, holder);
    }
    smaller.ifPresent(within -> checkWithin(within, component));
    for (Annotated annotation : Annotated.all(component)) {
      if (annotation.typeName().startsWith(ANNOTATIONS)) {
        report.add(
            "%s is on the component %s of the %s %s. The %s %s says how an attribute"
                + " is stored and read. Remove it.",
            Code.ANNOTATED_PROJECTION,
            annotation,
            component,
            kind(),
            record,
            isProjection() ? "entity" : "record",
            holder);
      }
    }
  }

  private void checkWithin(SmallerRecord smaller, RecordComponentElement component) {
    List<TypeElement> outer = new ArrayList<>(around);
    outer.add(record);
    if (outer.contains(smaller.record())) {
      report.add(
          "The component %s is a %s within a %s. A projection names each attribute that it reads,"
              + " so its records have an end. Declare the component as the entity does: %s.",
          Code.INVALID_PART, component, smaller.record(), smaller.record(), smaller.whole());
    } else if (isTuple(smaller.whole()) || isTuple(smaller.record().asType())) {
      report.add(
          "The component %s is a part of %s. %s",
          Code.INVALID_PART,
          component,
          TypeText.withArticle(smaller.whole()),
          isTuple(smaller.whole())
              ? "That is a tuple, and DynamoDB gives elements of a list without their places."
                  + " Declare the component as the entity does: %s."
                      .formatted(TypeText.of(smaller.whole()))
              : "That is stored as a map, and %s as a list. Take @Tuple away."
                  .formatted(smaller.record().getSimpleName()));
    } else if (Access.check("record", smaller.record(), SourcePlace.of(component), report)) {
      new ProjectedComponents(
              compiler,
              smaller.record(),
              smaller.whole(),
              compiler.components(Compiler.element(smaller.whole())).stream()
                  .filter(compiler::isNullable)
                  .map(each -> each.getSimpleName().toString())
                  .collect(Collectors.toSet()),
              outer,
              report)
          .check();
    }
  }

  private static boolean isTuple(TypeMirror record) {
    return Annotated.has(Compiler.element(record), Tuple.class);
  }

  private boolean isProjection() {
    return around.isEmpty();
  }

  private String kind() {
    return isProjection() ? "projection" : "record";
  }
}
