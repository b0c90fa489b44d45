package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Projection;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Checks that the components of a projection are some of its entity's. */
final class ProjectedComponents {

  private static final String ANNOTATIONS = Projection.class.getPackageName() + ".";

  private final Compiler compiler;
  private final TypeElement projection;
  private final TypeElement entity;
  private final Set<String> nullable;
  private final Report report;

  /**
   * A check.
   *
   * @param nullable the components of the entity that may be absent
   */
  ProjectedComponents(
      Compiler compiler,
      TypeElement projection,
      TypeElement entity,
      Set<String> nullable,
      Report report) {
    this.compiler = compiler;
    this.projection = projection;
    this.entity = entity;
    this.nullable = nullable;
    this.report = report;
  }

  void check() {
    Map<String, RecordComponentElement> existing = new LinkedHashMap<>();
    entity.getRecordComponents().forEach(c -> existing.put(c.getSimpleName().toString(), c));
    if (projection.getRecordComponents().isEmpty()) {
      report.add(
          Code.EMPTY_PROJECTION,
          SourcePlace.of(projection),
          "The projection %s has no components, and so nothing to read. Give it some of %s: %s.",
          projection.getSimpleName(),
          entity.getSimpleName(),
          String.join(", ", existing.keySet()));
    }
    for (RecordComponentElement component : Compiler.components(projection)) {
      Compiler.requireResolved(component.asType());
      String name = component.getSimpleName().toString();
      RecordComponentElement original = existing.get(name);
      if (original == null) {
        report.add(
            Code.NOT_IN_ENTITY,
            SourcePlace.of(component),
            "The projection %s has a component %s, which its entity %s has not. %s",
            projection.getSimpleName(),
            name,
            entity.getSimpleName(),
            Suggestion.of(name, existing.keySet()));
      } else if (compiler.keepsExtras(original)) {
        report.add(
            Code.INVALID_EXTRAS,
            SourcePlace.of(component),
            "The component %s of the projection %s has @Extras in %s. A request for some attributes"
                + " can't ask for those that are not known: take it away.",
            name,
            projection.getSimpleName(),
            entity.getSimpleName());
      } else {
        check(component, original);
      }
    }
  }

  private void check(RecordComponentElement component, RecordComponentElement original) {
    Place place = SourcePlace.of(component);
    if (!compiler.types().isSameType(component.asType(), original.asType())) {
      report.add(
          Code.PROJECTED_TYPE_DIFFERS,
          place,
          "The component %s of the projection %s is %s, and %s in %s. A projection has the types of"
              + " its entity: declare it as %s.",
          component.getSimpleName(),
          projection.getSimpleName(),
          TypeText.withArticle(component.asType()),
          TypeText.withArticle(original.asType()),
          entity.getSimpleName(),
          TypeText.of(original.asType()));
    } else if (nullable.contains(original.getSimpleName().toString())
        && !compiler.isNullable(component)) {
      report.add(
          Code.PROJECTED_NULL,
          place,
          "The component %s of the projection %s is not @Nullable, but that of %s is, so that items"
              + " may lack it. Annotate it with @Nullable.",
          component.getSimpleName(),
          projection.getSimpleName(),
          entity.getSimpleName());
    }
    for (Annotated annotation : Annotated.all(component)) {
      if (annotation.typeName().startsWith(ANNOTATIONS)) {
        report.add(
            Code.ANNOTATED_PROJECTION,
            annotation.place(),
            "@%s stands on the component %s of the projection %s. How an attribute is stored and read"
                + " is up to the entity %s: take it away.",
            TypeText.of(annotation.typeName()),
            component.getSimpleName(),
            projection.getSimpleName(),
            entity.getSimpleName());
      }
    }
  }
}
